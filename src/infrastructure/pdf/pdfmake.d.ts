declare module 'pdfmake' {
  import type { DefinicionPdf } from '@/infrastructure/pdf/componer-pdf';

  interface PdfMake {
    setFonts(fuentes: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void;
    setUrlAccessPolicy(permitida: (url: string) => boolean): void;
    setLocalAccessPolicy(permitida: (ruta: string) => boolean): void;
    createPdf(definicion: DefinicionPdf): { getBuffer(): Promise<Uint8Array<ArrayBuffer>> };
  }
  const pdfmake: PdfMake;
  export default pdfmake;
}

declare module 'pdfmake/fonts/Roboto.js' {
  const fuentes: { Roboto: Record<'normal' | 'bold' | 'italics' | 'bolditalics', string> };
  export default fuentes;
}
