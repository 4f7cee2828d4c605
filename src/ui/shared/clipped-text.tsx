/** Text of a row that one line must hold, as wide as its column; the whole of it is in its title. Styled by the list it is in. */
export function ClippedText({ children }: { children: string }) {
  return (
    <span className="recortado" title={children}>
      {children}
    </span>
  );
}
