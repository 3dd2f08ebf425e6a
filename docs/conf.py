"""How Sphinx makes the pages; `tools/documents.py` puts their sources together."""

import re
from importlib.metadata import version as version_of

import sphinx.pycode.parser

project = "Interregnum"
author = "the Interregnum authors"
version = release = version_of("interregnum")
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
html_theme = "furo"
html_title = f"Interregnum {version}"
html_copy_source = False
html_show_copyright = False
templates_path: list[str] = []
myst_enable_extensions = ["html_image"]
myst_heading_anchors = 4  # as on the pages of the repository
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "undoc-members": True}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 200
default_role = "code"  # one backtick, as in Markdown

# Sphinx reads comments behind attributes that begin with "#:"; ours say the same with "#".
sphinx.pycode.parser.comment_re = re.compile(r"^\s*#:? ?(?!noqa|type:)(.*)\r?\n?$")
