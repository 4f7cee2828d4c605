import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

export const mensualidadEscritura = (mundo: () => Mundo): void => {
  const mensualidades = () => mundo().mensualidades;
  let ana: Id;
  beforeEach(async () => {
    ana = (await mundo().participantes.crear(unParticipante().datos())).id;
  });
  const crear = (modelo = unaMensualidad().de(ana)) => mensualidades().crear(modelo.datos());

  describe('crear', () => {
    it('stores what was given, as a MENSUALIDAD without abonos', async () => {
      const pagador = await mundo().acudientes.crear(unAcudiente().de(ana).datos());
      const creada = await crear(unaMensualidad().de(ana).conDescuento(50_000).pagadaPor(pagador.id));
      expect(creada).toMatchObject({
        participante_id: ana,
        valor: 850_000,
        descuento: 50_000,
        periodo: '2026-11',
        fecha_vencimiento: '2026-11-05',
        concepto: 'MENSUALIDAD',
        estado: 'PENDIENTE',
        abonos: [],
        id_acudiente: pagador.id,
        motivo_anulacion: null,
        version: 1,
      });
      expect(await mensualidades().obtener(creada.id)).toEqual(creada);
    });

    it('keeps why nobody has to pay it, when the discount is all of it', async () => {
      const creada = await crear(
        unaMensualidad()
          .de(ana)
          .conDescuento(850_000)
          .con({ estado: 'EXONERADA', motivo_anulacion: 'Beca de la parroquia' }),
      );
      expect(creada).toMatchObject({
        estado: 'EXONERADA',
        saldo: 0,
        motivo_anulacion: 'Beca de la parroquia',
      });
    });

    it('keeps until which day it charges', async () => {
      const { id } = await crear();
      const ajustada = await mensualidades().actualizar(
        id,
        { descuento: 425_000, cobra_hasta: '2026-11-15', observaciones: 'Egreso' },
        'PENDIENTE',
      );
      expect(ajustada).toMatchObject({ cobra_hasta: '2026-11-15', cobra_desde: null, saldo: 425_000 });
      expect(await mensualidades().obtener(id)).toEqual(ajustada);
    });

    it('refuses the same concepto in the same period, and only then', async () => {
      await crear();
      await rechazo(crear(), 'DUPLICADO');
      await crear(unaMensualidad().de(ana).porConcepto('OTRO'));
      await crear(unaMensualidad().de(ana).delMes('2026-12'));
      expect(await mensualidades().listar()).toHaveLength(3);
    });

    it('does not count an annulled one', async () => {
      const anulada = await crear();
      await mensualidades().actualizar(
        anulada.id,
        { estado: 'ANULADA', motivo_anulacion: 'Se cobró por error' },
        'ANULADA',
      );
      expect((await crear()).estado).toBe('PENDIENTE');
    });

    it('refuses a participante or an acudiente that does not exist', async () => {
      const deNadie = await rechazo(crear(unaMensualidad().de(ID_INEXISTENTE)), 'VALIDACION');
      expect(Object.keys(deNadie.campos)).toEqual(['participante_id']);
      const sinPagador = await rechazo(
        crear(unaMensualidad().de(ana).pagadaPor(ID_INEXISTENTE)),
        'VALIDACION',
      );
      expect(Object.keys(sinPagador.campos)).toEqual(['id_acudiente']);
    });

    it('creates one record for the same key', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      const datos = unaMensualidad().de(ana).datos();
      const primera = await mensualidades().crear(datos, opciones);
      expect((await mensualidades().crear(datos, opciones)).id).toEqual(primera.id);
      expect(await mensualidades().listar()).toHaveLength(1);
    });

    it('refuses the same key with other data, and keeps the first record', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      await mensualidades().crear(unaMensualidad().de(ana).delMes('2026-11').datos(), opciones);
      const otra = unaMensualidad().de(ana).delMes('2026-12').datos();
      await rechazo(mensualidades().crear(otra, opciones), 'VALIDACION');
      expect((await mensualidades().listar()).map(({ periodo }) => periodo)).toEqual(['2026-11']);
    });
  });

  describe('actualizar', () => {
    it('changes only what is given and adds one to the version', async () => {
      const antes = await crear();
      const despues = await mensualidades().actualizar(
        antes.id,
        { valor: 900_000, observaciones: 'Ajuste' },
        'PENDIENTE',
      );
      expect(despues).toMatchObject({
        valor: 900_000,
        observaciones: 'Ajuste',
        periodo: antes.periodo,
        version: 2,
      });
      expect(await mensualidades().obtener(antes.id)).toEqual(despues);
    });

    it('keeps the state that the rules gave', async () => {
      const { id } = await crear();
      const exonerada = await mensualidades().actualizar(
        id,
        { estado: 'EXONERADA', motivo_anulacion: 'Calamidad' },
        'EXONERADA',
      );
      expect(exonerada.estado).toBe('EXONERADA');
    });

    it('refuses the period of another of the same concepto', async () => {
      const [una] = [await crear(), await crear(unaMensualidad().de(ana).delMes('2026-12'))];
      await rechazo(mensualidades().actualizar(una.id, { periodo: '2026-12' }, 'PENDIENTE'), 'DUPLICADO');
    });

    it('refuses a payer that does not exist', async () => {
      const { id } = await crear();
      await rechazo(
        mensualidades().actualizar(id, { id_acudiente: ID_INEXISTENTE }, 'PENDIENTE'),
        'VALIDACION',
      );
    });

    it('refuses a stale version, with the stored record', async () => {
      const { id } = await crear();
      await mensualidades().actualizar(id, { valor: 700_000, version: 1 }, 'PENDIENTE');
      const error = await rechazo(
        mensualidades().actualizar(id, { valor: 600_000, version: 1 }, 'PENDIENTE'),
        'VERSION_OBSOLETA',
      );
      expect(error.actual).toMatchObject({ valor: 700_000, version: 2 });
    });

    it('of two changes over the same version, one wins', async () => {
      const { id } = await crear();
      const resultados = await Promise.allSettled(
        [700_000, 600_000].map((valor) => mensualidades().actualizar(id, { valor, version: 1 }, 'PENDIENTE')),
      );
      expect(resultados.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await mensualidades().obtener(id))?.version).toBe(2);
    });

    it('tells when there is no such mensualidad', async () => {
      await rechazo(
        mensualidades().actualizar(ID_INEXISTENTE, { valor: 1_000 }, 'PENDIENTE'),
        'NO_ENCONTRADO',
      );
    });
  });

  describe('obtener', () => {
    it('answers null for an id that nobody has', async () => {
      expect(await mensualidades().obtener(ID_INEXISTENTE)).toBeNull();
    });

    it('gives copies', async () => {
      const creada = await crear();
      creada.valor = 1;
      expect((await mensualidades().obtener(creada.id))?.valor).toBe(850_000);
    });
  });
};
