import { unPng } from '@tests/builders/png';
import { unRecibo } from '@tests/builders/un-recibo';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { crearLectorDeLogo } from '@/infrastructure/pdf/logo-de-papel';
import { crearImprentaPdf } from '@/infrastructure/pdf/mensualidades/imprenta-pdf';
import { leerPdf } from './apoyo/leer-pdf';

/** Of the pictures in the file. */
const anchosDeImagenes = (pdf: Uint8Array): number[] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Subtype \/Image[^>]*?\/Width (\d+)/g),
  ].map(([, ancho]) => Number(ancho));

const reciboCon = async (guardado: string | null) => {
  const imprenta = crearImprentaPdf(crearLectorDeLogo({ imagen: async () => guardado }));
  const pdf = await imprenta.recibo({ recibo: unRecibo(), cuentas: [] });
  return {
    anchos: anchosDeImagenes(pdf),
    texto: await leerPdf(Uint8Array.from(pdf).buffer),
    bytes: pdf.byteLength,
  };
};

/** Of many colours and see-through, as they come. */
const unLogo = async () =>
  (
    await sharp({
      create: { width: 480, height: 96, channels: 4, background: { r: 9, g: 90, b: 70, alpha: 0 } },
    })
      .composite([
        {
          input: Buffer.from(
            '<svg width="480" height="96"><circle cx="48" cy="48" r="40" fill="red"/></svg>',
          ),
        },
      ])
      .png()
      .toBuffer()
  ).toString('base64');

describe('el logo en los papeles', () => {
  it('un papel lleva el logo junto al nombre, y pesa pocos kB más', async () => {
    const [con, sin] = [await reciboCon(await unLogo()), await reciboCon(null)];
    expect(con.anchos).toEqual([480]);
    expect(con.texto).toContain('Casa de prueba');
    expect(sin.anchos).toEqual([]);
    expect(con.bytes - sin.bytes).toBeLessThan(12_000);
  });

  it('con un logo que no se puede dibujar, el papel sale con el nombre', async () => {
    const cortado = Buffer.from(unPng(240, 96));
    cortado.fill(7, 45, 60);
    const { anchos, texto } = await reciboCon(cortado.toString('base64'));
    expect(anchos).toEqual([]);
    expect(texto).toContain('Casa de prueba');
  });

  it('un logo que cambia se ve en el papel siguiente', async () => {
    for (const ancho of [96, 240])
      expect((await reciboCon(unPng(ancho, 96).toString('base64'))).anchos).toEqual([ancho]);
  });
});
