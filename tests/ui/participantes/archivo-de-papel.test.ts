import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ARCHIVO_MAXIMO_BYTES } from '@/domain/shared/constantes';
import { comoArchivo, porNombre } from '@/ui/panel/participantes/detalle/archivo-de-papel';

/** There is nothing to draw with here: what is drawn says whose photo it is, and weighs what its size asks. */
let pesoDe: (lado: number) => number;

beforeEach(() => {
  pesoDe = () => 10;
  vi.stubGlobal('createImageBitmap', async (archivo: Blob) => {
    const letras = (await archivo.text()).trimEnd();
    if (letras === 'ruido') throw new Error('No es una imagen');
    return { letras, width: 3600, height: 4800, close: () => undefined };
  });
  const dibujado = new WeakMap<HTMLCanvasElement, string>();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const drawImage = ({ letras }: { letras: string }) => dibujado.set(this, letras);
    return { fillRect: () => undefined, drawImage } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    listo,
  ) {
    const letras = dibujado.get(this) ?? '';
    listo(new Blob([letras.padEnd(pesoDe(this.height), ' ')], { type: 'image/jpeg' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const foto = (nombre: string, letras = nombre, type = 'image/jpeg') => new File([letras], nombre, { type });
const fotos = (...nombres: string[]) => nombres.map((nombre) => foto(nombre));

describe('porNombre', () => {
  const enOrden = (...nombres: string[]) => porNombre(fotos(...nombres)).map(({ name }) => name);

  it('pone las páginas como se tomaron: el sistema no las da siempre como se eligieron', () => {
    expect(enOrden('hoja 10.jpg', 'hoja 2.jpg', 'hoja 1.jpg')).toEqual([
      'hoja 1.jpg',
      'hoja 2.jpg',
      'hoja 10.jpg',
    ]);
    expect(enOrden('WhatsApp 10.15 (1).jpeg', 'WhatsApp 10.15 (2).jpeg', 'WhatsApp 10.15.jpeg')).toEqual([
      'WhatsApp 10.15.jpeg',
      'WhatsApp 10.15 (1).jpeg',
      'WhatsApp 10.15 (2).jpeg',
    ]);
  });

  it('las de un reloj de doce horas van por la hora del día', () => {
    const enLaCarpeta = [
      'WhatsApp Image 2026-11-27 at 1.05.12 PM (1).jpeg',
      'WhatsApp Image 2026-11-27 at 1.05.12 PM.jpeg',
      'WhatsApp Image 2026-11-27 at 11.59.01 AM.jpeg',
      'WhatsApp Image 2026-11-27 at 12.00.30 PM.jpeg',
      'WhatsApp Image 2026-11-27 at 12.10.00 AM.jpeg',
      'WhatsApp Image 2026-11-27 at 2.00.00 p. m..jpeg',
    ];
    expect(enOrden(...enLaCarpeta)).toEqual([4, 2, 3, 1, 0, 5].map((n) => enLaCarpeta[n]));
  });

  it('las que se llaman igual quedan como se eligieron', () => {
    const iguales = [foto('image.jpg', 'una'), foto('image.jpg', 'otra')];
    expect(porNombre(iguales)).toEqual(iguales);
  });
});

describe('comoArchivo', () => {
  it('un papel de muchas páginas se hace más liviano hasta que cabe', async () => {
    pesoDe = (lado) => (lado > 2000 ? 2_000_000 : 900_000);
    const { contenido } = await comoArchivo(fotos('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'));
    expect(contenido.size).toBeLessThanOrEqual(ARCHIVO_MAXIMO_BYTES);
    expect(contenido.size).toBeGreaterThan(5_000_000);
  });

  it('de varias, dice cuál no se puede abrir', async () => {
    await expect(comoArchivo([foto('1.jpg'), foto('2.jpg', 'ruido')])).rejects.toThrow(
      '«2.jpg» no se puede abrir: tómela otra vez, o súbala en PDF',
    );
  });

  it('no une una foto que aquí no se pudo volver a dibujar: en el PDF saldría de lado', async () => {
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((listo) => listo(null));
    await expect(comoArchivo([foto('1.jpg'), foto('2.jpg')])).rejects.toThrow(
      '«1.jpg» no es una foto que se pueda unir',
    );
  });

  it('a la que no se pudo volver a dibujar no se le puede agregar otra página', async () => {
    expect((await comoArchivo([foto('1.heic', 'ruido', 'image/heic')])).fotos).toEqual([]);
    const una = foto('1.jpg');
    expect((await comoArchivo([una])).fotos).toEqual([una]);
  });
});
