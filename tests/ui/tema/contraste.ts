const canal = (hex: string, desde: number): number => {
  const valor = Number.parseInt(hex.slice(desde, desde + 2), 16) / 255;
  return valor <= 0.04045 ? valor / 12.92 : ((valor + 0.055) / 1.055) ** 2.4;
};

const luminancia = (hex: string): number =>
  0.2126 * canal(hex, 1) + 0.7152 * canal(hex, 3) + 0.0722 * canal(hex, 5);

/** Contrast ratio of WCAG 2.2 between two `#RRGGBB` colours, 1 to 21. */
export function contraste(uno: string, otro: string): number {
  const [clara, oscura] = [luminancia(uno), luminancia(otro)].sort((a, b) => b - a) as [number, number];
  return (clara + 0.05) / (oscura + 0.05);
}
