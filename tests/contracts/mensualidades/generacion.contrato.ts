import { unAcudiente } from '@tests/builders/un-acudiente';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import type { Mundo } from '../apoyo/mundo';
import { mesaDeGeneracion, PERIODO } from './mesa-de-generacion';

export const contratoGeneracion = (mundo: () => Mundo): void => {
  const { crear, pedir, generar, delMes } = mesaDeGeneracion(mundo);

  describe('generar', () => {
    it('charges whoever is in the house, once', async () => {
      const beto = await crear('Beto', { dia_pago: 12 });
      const ana = await crear('Ana', {
        estado: 'CON_PERMISO',
        tipo_documento: 'CC',
        numero_documento: '43100200',
      });
      await crear('Carla', { estado: 'PREINGRESO' });
      const { id: pagador } = await mundo().acudientes.crear(
        unAcudiente().de(ana).con({ es_responsable_pago: true }).datos(),
      );
      const resultado = await generar();
      expect(resultado).toMatchObject({
        periodo: PERIODO,
        simulada: false,
        creadas: 2,
        existentes: 0,
        omitidas: 0,
        total: 1_700_000,
      });
      expect(resultado.filas).toMatchObject([
        { participante_nombre: 'Ana', participante_documento: '43100200', resultado: 'CREADA' },
        { participante_nombre: 'Beto', participante_documento: null, resultado: 'CREADA' },
      ]);
      const creadas = await delMes();
      expect(creadas).toHaveLength(2);
      expect(creadas.find((m) => String(m.participante_id) === String(ana))).toMatchObject({
        valor: 850_000,
        descuento: 0,
        concepto: 'MENSUALIDAD',
        estado: 'PENDIENTE',
        fecha_vencimiento: '2026-11-05',
        id_acudiente: pagador,
      });
      expect(creadas.find((m) => String(m.participante_id) === String(beto))).toMatchObject({
        fecha_vencimiento: '2026-11-12',
        id_acudiente: null,
      });
      expect(await generar()).toMatchObject({ creadas: 0, existentes: 2, omitidas: 0, total: 0 });
      expect(await delMes()).toHaveLength(2);
    });

    it('the preview says the same and writes nothing', async () => {
      await crear('Ana', { beca_porcentaje: 50 });
      const simulada = await generar(true);
      expect(simulada).toMatchObject({ simulada: true, creadas: 1, total: 425_000 });
      expect(await delMes()).toEqual([]);
      const { filas } = await generar();
      expect(filas).toEqual(simulada.filas);
    });

    it('applies the scholarship, and a full one is born exonerated', async () => {
      await crear('Ana', { valor_mensualidad: 333_333, beca_porcentaje: 33 });
      await crear('Beto', { beca_porcentaje: 100 });
      await generar();
      const [una, otra] = [...(await delMes())].sort((a, b) => a.descuento - b.descuento);
      expect(una).toMatchObject({ valor: 333_333, descuento: 110_000, estado: 'PENDIENTE' });
      expect(otra).toMatchObject({ descuento: 850_000, estado: 'EXONERADA' });
    });

    it('says why it leaves someone out', async () => {
      await crear('Ana', { valor_mensualidad: null });
      await crear('Beto', { valor_mensualidad: 0 });
      await crear('Carla', { fecha_ingreso: '2026-03-01' });
      const { filas, omitidas } = await generar(false, '2026-02');
      expect(omitidas).toBe(3);
      expect(filas.map((f) => f.motivo)).toEqual([
        'No tiene valor de mensualidad',
        expect.stringContaining('$'),
        'Ingresó después de este mes',
      ]);
      expect(await delMes('2026-02')).toEqual([]);
    });

    it('another concepto is not the one of the month', async () => {
      const ana = await crear('Ana');
      await mundo().mensualidades.crear(unaMensualidad().de(ana).porConcepto('INGRESO').datos());
      expect(await generar()).toMatchObject({ creadas: 1, existentes: 0 });
    });

    it('nothing is due before the arrival and the days of grace that were set', async () => {
      await mundo().configuracion.actualizar({ dias_gracia: 10 });
      await crear('Ana', { fecha_ingreso: '2026-10-28' });
      await generar(false, '2026-10');
      expect((await delMes('2026-10'))[0]?.fecha_vencimiento).toBe('2026-11-07');
    });

    it('asked again with its key answers what it did the first time', async () => {
      await crear('Ana');
      const conClave = (periodo: string) => pedir({ periodo, simular: false }, { clave: 'una-generacion' });
      const primera = await conClave('2026-11');
      expect(primera.creadas).toBe(1);
      expect(await conClave('2026-11')).toEqual(primera);
      await expect(conClave('2026-12')).rejects.toThrow();
    });

    it('asked twice at once charges once', async () => {
      for (const nombre of ['Ana', 'Beto', 'Carla']) await crear(nombre);
      const [una, otra] = await Promise.all([generar(), generar()]);
      expect(una.creadas + otra.creadas).toBe(3);
      expect(await delMes()).toHaveLength(3);
    });
  });
};
