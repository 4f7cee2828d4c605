import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { describe, expect, it } from 'vitest';
import type { Imprenta } from '@/application/mensualidades/imprenta.port';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import { AVISO_NO_ES_FACTURA, type Emisor } from '@/domain/mensualidades/papel-de-cobro';

const EMISOR: Emisor = {
  nombre: 'Casa de prueba',
  nit: '900.123.456-8',
  direccion: null,
  telefono: '6040000001',
  correo: null,
};
const ABONO: Abono = {
  id: 1,
  fecha: '2026-11-10',
  valor: 300_000,
  medio: 'NEQUI',
  referencia: 'M-77',
  recibo: 41,
  registrado_por: 'ana@ejemplo.example',
  anulado_en: null,
  motivo_anulacion: null,
} as Abono;
const conAbono = (abono = ABONO) => ({
  ...unaMensualidad().de(1).porValor(850_000).almacenada(9),
  abonos: [abono],
});
const textoDe = (pdf: Uint8Array) => leerPdf(Uint8Array.from(pdf).buffer);

export const contratoImprenta = (nombre: string, imprenta: Imprenta): void => {
  describe(`Imprenta: ${nombre}`, () => {
    const recibo = async (abono = ABONO, pagador: string | null = null) =>
      textoDe(
        await imprenta.recibo({
          emisor: EMISOR,
          abono,
          mensualidad: conAbono(abono),
          participante: { nombre: 'José Ñáñez 100% <b>', documento: 'CC 1.020' },
          pagador,
        }),
      );

    it('a receipt has its number, who signs it, what was paid in figures and letters, and what is left', async () => {
      const texto = await recibo();
      for (const dato of [
        'N.º 41',
        'Casa de prueba',
        '900.123.456-8',
        'José Ñáñez 100% <b>',
        '$ 300.000',
        'rescientos mil pesos',
        'M-77',
        '$ 550.000',
        AVISO_NO_ES_FACTURA,
      ])
        expect(texto).toContain(dato);
      expect(texto).not.toMatch(/null|undefined|ANULADO/);
    });

    it('a receipt names who pays when it is another', async () => {
      expect(await recibo(ABONO, 'Elena Gómez')).toContain('Elena Gómez');
    });

    it('an annulled receipt says so, and why', async () => {
      const anulado = {
        ...ABONO,
        anulado_en: '2026-11-12T15:00:00.000Z',
        motivo_anulacion: 'Pagó otra persona',
      };
      const texto = await recibo(anulado);
      expect(texto).toContain('ANULADO');
      expect(texto).toContain('Pagó otra persona');
    });

    it('an account statement has every fee, however many there are, and its totals', async () => {
      const muchas = Array.from({ length: 60 }, (_, i) =>
        unaMensualidad()
          .de(1)
          .delMes(`${2022 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`)
          .porValor(1_000 + i)
          .almacenada(i + 1),
      );
      const participante = { id: 1, nombre: 'Ana Ríos', documento: null };
      const estado = armarEstadoDeCuenta(participante, muchas, '2026-11-21');
      const texto = await textoDe(await imprenta.estadoDeCuenta({ emisor: EMISOR, estado }));
      for (const valor of ['$ 1.000', '$ 1.030', '$ 1.059', '$ 61.770', 'Ana Ríos'])
        expect(texto).toContain(valor);
      expect(texto).not.toMatch(/null|undefined|NaN/);
    });

    it('many at once are each their own', async () => {
      const textos = await Promise.all([41, 42, 43].map((numero) => recibo({ ...ABONO, recibo: numero })));
      expect(textos.map((texto) => /N\.º (\d+)/.exec(texto)?.[1])).toEqual(['41', '42', '43']);
    });
  });
};
