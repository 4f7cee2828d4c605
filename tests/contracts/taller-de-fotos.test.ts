import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { crearTallerDeFotos } from '@/infrastructure/imagenes/taller-de-fotos';

const taller = crearTallerDeFotos();
const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64');
const lienzo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5b4c' } });

describe('TallerDeFotos: sharp', () => {
  it('keeps a picture in the sizes that the pages show, as WebP and AVIF, and never larger than it came', async () => {
    const foto = await taller.hacer(base64(await lienzo(2000, 1500).jpeg().toBuffer()));
    expect(foto).toMatchObject({ ancho: 1440, alto: 1080 });
    expect(foto.nombre).toMatch(/^[0-9a-f]{32}$/);
    const medidas = async (formato: 'webp' | 'avif') =>
      (await Promise.all(foto.tamanos.map((tamano) => sharp(Buffer.from(tamano[formato])).metadata()))).map(
        ({ format, compression, width, height }) => [compression ?? format, width, height],
      );
    expect(await medidas('webp')).toEqual([
      ['webp', 240, 180],
      ['webp', 720, 540],
      ['webp', 1440, 1080],
    ]);
    expect(await medidas('avif')).toEqual([
      ['av1', 240, 180],
      ['av1', 720, 540],
      ['av1', 1440, 1080],
    ]);
    expect(foto.avif).toBe(true);
    const pequena = await taller.hacer(base64(await lienzo(300, 200).png().toBuffer()));
    expect(pequena.tamanos.map(({ ancho }) => ancho)).toEqual([240, 300]);
  });

  it('lays what is transparent on white: dark letters are read on a dark page too', async () => {
    const transparente = sharp({
      create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { tamanos } = await taller.hacer(base64(await transparente.png().toBuffer()));
    for (const bytes of tamanos.flatMap(({ webp, avif }) => [webp, avif])) {
      const { channels, isOpaque } = await sharp(Buffer.from(bytes)).stats();
      expect(isOpaque).toBe(true);
      expect(channels.map(({ min }) => min > 250)).toEqual([true, true, true]);
    }
  });

  it('leaves out what came with the picture, and puts it upright', async () => {
    const conDatos = await lienzo(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'canario-de-la-foto', Orientation: '6' } })
      .toBuffer();
    expect(conDatos.toString('latin1')).toContain('canario-de-la-foto');
    const foto = await taller.hacer(base64(conDatos));
    for (const bytes of foto.tamanos.flatMap(({ webp, avif }) => [webp, avif]))
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('canario');
  });

  it('draws a small one again, upright and without what came with it, and never larger than it was asked', async () => {
    const conDatos = await lienzo(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'canario-de-la-foto' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const foto = await taller.redibujar(`data:image/jpeg;base64,${base64(conDatos)}`, 96);
    expect(foto).toMatch(/^data:image\/webp;base64,/);
    const bytes = Buffer.from(foto.slice(foto.indexOf(',') + 1), 'base64');
    expect(bytes.toString('latin1')).not.toContain('canario');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 48, height: 96 });
  });

  it('draws again what carries something behind it', async () => {
    const poliglota = Buffer.concat([
      await lienzo(300, 200).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const foto = await taller.hacer(base64(poliglota)).catch(() => null);
    for (const bytes of (foto?.tamanos ?? []).flatMap(({ webp, avif }) => [webp, avif]))
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('<script');
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['only the beginning of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a page that begins as a JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<html>')])],
    ['nothing', ''],
  ])('refuses %s', async (_, contenido) => {
    await expect(taller.hacer(base64(contenido))).rejects.toMatchObject({ codigo: 'VALIDACION' });
  });

  it('refuses what is small to send and huge to open', async () => {
    const bomba = await lienzo(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomba.length).toBeLessThan(500_000);
    await expect(taller.hacer(base64(bomba))).rejects.toMatchObject({
      codigo: 'VALIDACION',
      message: expect.stringContaining('demasiado grande'),
    });
  });
});
