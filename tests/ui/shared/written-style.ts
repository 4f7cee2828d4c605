const written = (): string =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');

const tokenIn = (value: string): string => {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return name ? (new RegExp(`${name}:\\s*([^;}]+)`).exec(written())?.[1]?.trim() ?? '') : value;
};

/**
 * What the shipped rules say of a property of that element, with the value of its token: the pretend browser of these
 * tests knows neither variables nor layers. `from` is a breakpoint, as the rules write it; without it, for every width.
 */
export const writtenStyle = (element: Element, property: string, from?: string): string => {
  const before = from === undefined ? '(?:^|[\\n{])' : `min-width: ${from}\\)\\s*\\{`;
  const values = [...element.classList].flatMap((name) =>
    [...written().matchAll(new RegExp(`${before}\\.${name}\\{([^}]*)\\}`, 'g'))].flatMap(([, body = '']) =>
      [...body.matchAll(new RegExp(`(?:^|;)${property}:([^;]+)`, 'g'))].map(([, value = '']) => value),
    ),
  );
  // `{` also begins what a breakpoint holds, and that comes last.
  return tokenIn((from === undefined ? values[0] : values.at(-1)) ?? '');
};
