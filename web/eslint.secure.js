/** What browsers leave out over plain http, as people play it in their own network: only one module may know of it. */
export const EXEMPT = "src/shell/secure.ts";

const message = `It is there on secure pages only, and tables are played over plain http, too: see ${EXEMPT}.`;

/** Of `crypto` and `navigator`; whatever object they are asked of, nothing else of ours is called so. */
const NAMES = [
  "audioWorklet",
  "canShare",
  "clipboard",
  "deviceMemory",
  "geolocation",
  "getBattery",
  "getInstalledRelatedApps",
  "getUserMedia",
  "mediaDevices",
  "randomUUID",
  "registerProtocolHandler",
  "requestMIDIAccess",
  "requestMediaKeySystemAccess",
  "serviceWorker",
  "setAppBadge",
  "storageBuckets",
  "subtle",
  "userAgentData",
  "virtualKeyboard",
  "wakeLock",
  "windowControlsOverlay",
];

/** Of `navigator` only, as other things may have such a name. */
const NAVIGATOR = [
  "bluetooth",
  "contacts",
  "credentials",
  "gpu",
  "hid",
  "keyboard",
  "locks",
  "presentation",
  "serial",
  "share",
  "storage",
  "usb",
  "xr",
];

const GLOBALS = [
  "Accelerometer",
  "AudioDecoder",
  "AudioEncoder",
  "AudioWorkletNode",
  "CacheStorage",
  "ClipboardItem",
  "CryptoKey",
  "DeviceMotionEvent",
  "DeviceOrientationEvent",
  "EyeDropper",
  "Gyroscope",
  "IdleDetector",
  "ImageDecoder",
  "Magnetometer",
  "NDEFReader",
  "Notification",
  "PaymentRequest",
  "PresentationRequest",
  "PublicKeyCredential",
  "PushManager",
  "ServiceWorker",
  "SharedArrayBuffer",
  "SubtleCrypto",
  "VideoDecoder",
  "VideoEncoder",
  "WebTransport",
  "caches",
  "cookieStore",
  "getScreenDetails",
  "queryLocalFonts",
  "showDirectoryPicker",
  "showOpenFilePicker",
  "showSaveFilePicker",
];

/** @param {readonly string[]} names */
const among = (names) => `/^(${names.join("|")})$/`;
const syntax = [
  `MemberExpression:matches([property.name=${among(NAMES)}], [property.value=${among(NAMES)}])`,
  `ObjectPattern > Property:matches([key.name=${among(NAMES)}], [key.value=${among(NAMES)}])`,
  `MemberExpression[object.property.name="navigator"][property.name=${among(NAVIGATOR)}]`,
  `Property[key.name="navigator"] > ObjectPattern > Property[key.name=${among(NAVIGATOR)}]`,
];

/** @type {import("eslint").Linter.Config} */
export default {
  files: ["src/**"],
  ignores: ["src/**/*.test.ts", EXEMPT],
  rules: {
    "no-restricted-globals": [
      "error",
      { globals: GLOBALS.map((name) => ({ name, message })), checkGlobalObject: true },
    ],
    "no-restricted-properties": ["error", ...NAVIGATOR.map((property) => ({ object: "navigator", property, message }))],
    "no-restricted-syntax": ["error", ...syntax.map((selector) => ({ selector, message }))],
  },
};
