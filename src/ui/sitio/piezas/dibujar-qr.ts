import { correction, generate } from 'lean-qr';

const MARGEN = 2;

/** The same look as the code that the build draws. */
export const dibujarQr = (texto: string, lienzo: HTMLCanvasElement): void => {
  generate(texto, { minCorrectionLevel: correction.M }).toCanvas(lienzo, {
    on: [0x12, 0x31, 0x2b, 255],
    off: [255, 255, 255, 255],
    padX: MARGEN,
    padY: MARGEN,
  });
};
