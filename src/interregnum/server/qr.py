"""Links as drawings that a camera reads."""

from __future__ import annotations

from io import BytesIO

import segno


def drawn(link: str) -> bytes:
    """A QR code as a drawing."""
    out = BytesIO()
    segno.make_qr(link).save(out, kind="svg", border=4, light="#fff", xmldecl=False, omitsize=True)
    return out.getvalue()
