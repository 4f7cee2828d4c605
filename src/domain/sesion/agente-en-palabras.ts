type Regla = readonly [senal: RegExp, nombre: string];

// Most say they are also others: the first that fits is the one.
const PROGRAMAS: readonly Regla[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const EQUIPOS: readonly Regla[] = [
  [/\biPhone\b/, 'un iPhone'],
  [/\biPad\b/, 'un iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'un teléfono Android'],
  [/\bAndroid\b/, 'una tableta Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'un Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nombreEn = (reglas: readonly Regla[], agente: string): string | undefined =>
  reglas.find(([senal]) => senal.test(agente))?.[1];

/** The User-Agent header as a person would say it: `Chrome en un teléfono Android`. */
export const agenteEnPalabras = (agente: string | null): string => {
  const programa = nombreEn(PROGRAMAS, `${agente}`);
  const equipo = nombreEn(EQUIPOS, `${agente}`);
  if (programa && equipo) return `${programa} en ${equipo}`;
  return programa ?? (equipo ? `Un programa en ${equipo}` : 'Un programa desconocido');
};
