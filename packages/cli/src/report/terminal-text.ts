/**
 * `text` with every character that would steer the terminal (escape sequences, carriage returns, direction overrides)
 * replaced by a visible one of width 1: text of a page must not move the cursor or forge a message. Tabs and line
 * breaks are replaced too.
 */
export function showControls(text: string): string {
  return text.replace(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\uFFFD';
  });
}

/** Columns that a code point takes on a terminal: 0 for combining marks, 2 for wide characters and emoji. */
export function widthOf(character: string): 0 | 1 | 2 {
  if (/^[\p{Mn}\p{Me}\p{Cf}]$/u.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}

/** Columns that `text` takes on a terminal. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

// The blocks of class W and F in Unicode's East Asian Width (UAX #11), and what is drawn as a picture by default.
const wide =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]|[\u{1F200}-\u{1F2FF}\u{20000}-\u{3FFFD}])$/u;
