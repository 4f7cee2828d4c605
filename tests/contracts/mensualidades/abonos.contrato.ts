import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { DatosAbono } from '@/domain/mensualidades/reglas-abono';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import { cajaDe } from '../apoyo/caja';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

const HOY = fechaEnBogota(new Date());

export const enEfectivo = (valor: number, cambios: Partial<DatosAbono> = {}): DatosAbono => ({
  fecha: '2026-11-10',
  valor,
  medio: 'EFECTIVO',
  ...cambios,
});

const ultimo = ({ abonos }: Mensualidad) => {
  const abono = abonos.at(-1);
  if (!abono) throw new Error('La mensualidad no tiene abonos');
  return abono;
};

export const contratoAbonos = (mundo: () => Mundo): void => {
  let noviembre: Mensualidad;
  beforeEach(async () => {
    const ana = await mundo().participantes.crear(unParticipante().llamado('Ana Ríos').datos());
    noviembre = await mundo().mensualidades.crear(unaMensualidad().de(ana.id).porValor(850_000).datos());
  });
  const abonar = (datos: DatosAbono, opciones?: { clave: string }) =>
    cajaDe(mundo()).registrar(noviembre.id, datos, opciones);
  const guardada = async () => {
    const mensualidad = await mundo().mensualidades.obtener(noviembre.id);
    if (!mensualidad) throw new Error('La mensualidad ya no está');
    return mensualidad;
  };

  describe('registrar', () => {
    it('keeps the abono and the state that follows, and answers what is stored', async () => {
      const conAbono = await abonar(enEfectivo(300_000, { medio: 'NEQUI', referencia: 'M-77' }));
      expect(conAbono).toMatchObject({ estado: 'CON_ABONO', version: noviembre.version + 1 });
      expect(ultimo(conAbono)).toMatchObject({
        fecha: '2026-11-10',
        valor: 300_000,
        medio: 'NEQUI',
        referencia: 'M-77',
        anulado_en: null,
        motivo_anulacion: null,
      });
      expect(ultimo(conAbono).registrado_por).toContain('@');
      expect(saldoDe(conAbono)).toBe(550_000);
      expect(await guardada()).toEqual(conAbono);
      const pagada = await abonar(enEfectivo(550_000));
      expect(pagada).toMatchObject({ estado: 'PAGADA', abonos: [{ valor: 300_000 }, { valor: 550_000 }] });
      expect(saldoDe(pagada)).toBe(0);
    });

    it('asked to be the only one, it is refused while an equal one lives; also when both come at once', async () => {
      const unico = enEfectivo(300_000, { unico: true });
      const dos = await Promise.allSettled([abonar(unico), abonar(unico)]);
      expect(dos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const primero = ultimo(await guardada());
      const { campos } = await rechazo(abonar(unico), 'CONFLICTO');
      expect(campos.pago_igual).toContain(`el recibo ${primero.recibo}`);
      expect((await guardada()).abonos).toHaveLength(1);
      // Another day, another amount, or who did not ask.
      await abonar({ ...unico, fecha: '2026-11-09' });
      await abonar({ ...unico, valor: 1_000 });
      expect((await abonar(enEfectivo(1_000))).abonos).toHaveLength(4);
      await cajaDe(mundo()).anular(noviembre.id, primero.id, 'Se digitó dos veces');
      expect((await abonar(unico)).abonos).toHaveLength(5);
    });

    it('gives receipts one by one, and never again the number of an annulled one', async () => {
      const primero = ultimo(await abonar(enEfectivo(1_000)));
      const recibo = Number(primero.recibo);
      expect(recibo).toBeGreaterThan(0);
      await cajaDe(mundo()).anular(noviembre.id, primero.id, 'Se digitó dos veces');
      expect(ultimo(await abonar(enEfectivo(2_000))).recibo).toBe(recibo + 1);
      expect(ultimo(await abonar(enEfectivo(3_000))).recibo).toBe(recibo + 2);
    });

    it('a refused abono leaves nothing behind, not even a gap in the numbers', async () => {
      const recibo = Number(ultimo(await abonar(enEfectivo(1_000))).recibo);
      const caro = await rechazo(abonar(enEfectivo(849_001)), 'VALIDACION');
      expect(Object.keys(caro.campos)).toEqual(['valor']);
      const futuro = await rechazo(abonar(enEfectivo(1, { fecha: sumarDias(HOY, 1) })), 'VALIDACION');
      expect(Object.keys(futuro.campos)).toEqual(['fecha']);
      const sinReferencia = await rechazo(abonar(enEfectivo(1, { medio: 'TRANSFERENCIA' })), 'VALIDACION');
      expect(Object.keys(sinReferencia.campos)).toEqual(['referencia']);
      expect((await guardada()).abonos).toHaveLength(1);
      expect(ultimo(await abonar(enEfectivo(849_000, { fecha: HOY }))).recibo).toBe(recibo + 1);
      const { campos } = await rechazo(abonar(enEfectivo(1)), 'CONFLICTO');
      expect(Object.keys(campos)).toEqual(['valor']);
    });

    it('tells when there is no such mensualidad', async () => {
      await rechazo(cajaDe(mundo()).registrar(ID_INEXISTENTE, enEfectivo(1)), 'NO_ENCONTRADO');
    });

    it('keeps one abono for the same key, and answers the same', async () => {
      const opciones = { clave: `abono-${Date.now()}` };
      const primera = await abonar(enEfectivo(1_000), opciones);
      expect(await abonar(enEfectivo(1_000), opciones)).toEqual(primera);
      expect((await guardada()).abonos).toHaveLength(1);
      await rechazo(abonar(enEfectivo(2_000), opciones), 'VALIDACION');
    });

    it('gives copies: changing the fee it answers changes neither the money nor the receipts', async () => {
      const respondida = await abonar(enEfectivo(300_000));
      const abono = ultimo(respondida);
      abono.valor = 850_000;
      respondida.abonos.length = 0;
      expect(saldoDe(await guardada())).toBe(550_000);
      const [enLista] = (await mundo().abonos.buscar({ pagina: 1, limite: 10 }))?.datos ?? [];
      if (enLista) enLista.valor = 1;
      expect(ultimo(await guardada()).valor).toBe(300_000);
    });

    it('of several at once keeps those that fit, each with its number', async () => {
      const intentos = await Promise.allSettled(Array.from({ length: 6 }, () => abonar(enEfectivo(200_000))));
      expect(intentos.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
      const final = await guardada();
      expect(saldoDe(final)).toBe(50_000);
      expect(new Set(final.abonos.map(({ recibo }) => recibo)).size).toBe(4);
    });
  });

  describe('anular', () => {
    it('keeps the abono with its reason, and the money is owed again', async () => {
      const abono = ultimo(await abonar(enEfectivo(850_000)));
      const anulada = await cajaDe(mundo()).anular(noviembre.id, abono.id, 'Pagó otra persona');
      expect(anulada).toMatchObject({ estado: 'PENDIENTE', version: noviembre.version + 2 });
      expect(ultimo(anulada)).toMatchObject({ recibo: abono.recibo, motivo_anulacion: 'Pagó otra persona' });
      expect(ultimo(anulada).anulado_en).not.toBeNull();
      expect(saldoDe(anulada)).toBe(850_000);
      expect(await guardada()).toEqual(anulada);
    });

    it('is done once, and only to an abono of that mensualidad', async () => {
      const abono = ultimo(await abonar(enEfectivo(1_000)));
      await cajaDe(mundo()).anular(noviembre.id, abono.id, 'Error de digitación');
      await rechazo(cajaDe(mundo()).anular(noviembre.id, abono.id, 'Otra vez'), 'CONFLICTO');
      await rechazo(cajaDe(mundo()).anular(noviembre.id, ID_INEXISTENTE, 'No existe'), 'NO_ENCONTRADO');
      await rechazo(cajaDe(mundo()).anular(ID_INEXISTENTE, abono.id, 'No existe'), 'NO_ENCONTRADO');
    });
  });

  describe('buscar', () => {
    const buscar = async (criterios: object = {}) => {
      const pagina = await mundo().abonos.buscar({ pagina: 1, limite: 10, ...criterios });
      if (!pagina) throw new Error('No se listan los abonos');
      return pagina;
    };

    it('gives the newest first, with whose they are', async () => {
      await abonar(enEfectivo(1_000));
      await abonar(enEfectivo(2_000));
      const { datos, total } = await buscar({ limite: 1 });
      expect(total).toBe(2);
      expect(datos).toMatchObject([
        {
          valor: 2_000,
          participante_nombre: 'Ana Ríos',
          mensualidad_id: noviembre.id,
          periodo: '2026-11',
          concepto: 'MENSUALIDAD',
        },
      ]);
    });

    it('finds a repeated reference whatever its case, live ones only unless asked', async () => {
      await abonar(enEfectivo(1_000, { medio: 'NEQUI', referencia: 'Abc-1' }));
      const repetido = await abonar(enEfectivo(2_000, { medio: 'NEQUI', referencia: 'abc-1' }));
      await abonar(enEfectivo(3_000, { medio: 'NEQUI', referencia: 'abc-12' }));
      expect((await buscar({ referencia: 'ABC-1' })).total).toBe(2);
      await cajaDe(mundo()).anular(noviembre.id, ultimo(repetido).id, 'Repetido');
      expect((await buscar({ referencia: 'ABC-1' })).total).toBe(1);
      expect((await buscar({ referencia: 'ABC-1', anulados: true })).total).toBe(2);
    });

    it('filters by dates, medio and name', async () => {
      await abonar(enEfectivo(1_000, { fecha: '2026-11-01' }));
      await abonar(enEfectivo(2_000, { fecha: '2026-11-02', medio: 'BRE_B', referencia: 'x' }));
      await abonar(enEfectivo(3_000, { fecha: '2026-11-03' }));
      const valores = async (criterios: object) => (await buscar(criterios)).datos.map((a) => a.valor);
      expect(await valores({ desde: '2026-11-02' })).toEqual([3_000, 2_000]);
      expect(await valores({ hasta: '2026-11-02' })).toEqual([2_000, 1_000]);
      expect(await valores({ medio: 'BRE_B' })).toEqual([2_000]);
      expect(await valores({ buscar: 'rios ana' })).toHaveLength(3);
      expect(await valores({ buscar: 'beto' })).toEqual([]);
    });
  });
};
