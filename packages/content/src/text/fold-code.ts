/** The UTF-16 code of a letter in lower case, е for ё; letter by letter this is faster than asking the system for a whole text in Cyrillic. */
export function foldCode(code: number): number {
  if (code < 0xc0) return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
  if (code === 0x401 || code === 0x451) return 0x435;
  if (code >= 0x400 && code <= 0x52f) return code >= 0x460 ? foldRare(code) : code < 0x410 ? code + 0x50 : code < 0x430 ? code + 0x20 : code;
  return code >= 0x2000 && code < 0x2c00 ? code : foldRare(code);
}

function foldRare(code: number): number {
  return String.fromCharCode(code).toLowerCase().charCodeAt(0);
}
