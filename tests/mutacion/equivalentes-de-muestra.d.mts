export const EQUIVALENTES_DE_MUESTRA: readonly {
  archivo: string;
  en: string;
  cambio: string;
  motivo: string;
}[];
