import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

export const acudienteEscritura = (mundo: () => Mundo): void => {
  const acudientes = () => mundo().acudientes;
  let ana: Id;
  let beto: Id;
  beforeEach(async () => {
    ana = (await mundo().participantes.crear(unParticipante().datos())).id;
    beto = (await mundo().participantes.crear(unParticipante().datos())).id;
  });
  const crear = (modelo = unAcudiente().de(ana)) => acudientes().crear(modelo.datos());

  describe('crear', () => {
    it('stores what was given, without marks unless asked for', async () => {
      const creado = await crear(unAcudiente().de(ana).llamado('Elena', 'Cedro').conParentesco('MADRE'));
      expect(creado).toMatchObject({
        nombres: 'Elena',
        apellidos: 'Cedro',
        parentesco: 'MADRE',
        es_principal: false,
        es_responsable_pago: false,
        es_emergencia: false,
        autorizado_informacion: false,
        estado: 'ACTIVO',
        telefono: null,
        version: 1,
      });
      const suya = await mundo().participantes.obtener(ana);
      expect(await acudientes().obtener(creado.id)).toEqual({
        ...creado,
        participante_nombre: suya?.nombre,
        participante_documento: suya?.numero_documento,
      });
    });

    it('refuses a document the same participante already has, and only then', async () => {
      await crear(unAcudiente().de(ana).conDocumento('55'));
      const error = await rechazo(crear(unAcudiente().de(ana).conDocumento('55')), 'DUPLICADO');
      expect(Object.keys(error.campos)).toEqual(['numero_documento']);
      expect((await crear(unAcudiente().de(beto).conDocumento('55'))).numero_documento).toBe('55');
    });

    it('refuses a participante that does not exist', async () => {
      const error = await rechazo(crear(unAcudiente().de(ID_INEXISTENTE)), 'VALIDACION');
      expect(Object.keys(error.campos)).toEqual(['id_participante']);
    });

    it('takes the principal mark from whoever had it, within the same participante', async () => {
      const anterior = await crear(unAcudiente().de(ana).principal());
      const ajeno = await crear(unAcudiente().de(beto).principal());
      const nuevo = await crear(unAcudiente().de(ana).principal());
      expect(nuevo.es_principal).toBe(true);
      expect((await acudientes().obtener(anterior.id))?.es_principal).toBe(false);
      expect((await acudientes().obtener(ajeno.id))?.es_principal).toBe(true);
    });

    it('leaves the mark where it was when the creation is refused', async () => {
      const anterior = await crear(unAcudiente().de(ana).principal().conDocumento('55'));
      await rechazo(crear(unAcudiente().de(ana).principal().conDocumento('55')), 'DUPLICADO');
      expect((await acudientes().obtener(anterior.id))?.es_principal).toBe(true);
    });

    it('creates one record for the same key', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      const datos = unAcudiente().de(ana).datos();
      const primero = await acudientes().crear(datos, opciones);
      expect((await acudientes().crear(datos, opciones)).id).toEqual(primero.id);
      expect(await acudientes().listar()).toHaveLength(1);
    });

    it('refuses the same key with other data, and keeps the first record', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      await acudientes().crear(unAcudiente().de(ana).llamado('Elena', 'Primera').datos(), opciones);
      const otra = unAcudiente().de(ana).llamado('Elena', 'Segunda').datos();
      await rechazo(acudientes().crear(otra, opciones), 'VALIDACION');
      expect((await acudientes().listar()).map(({ apellidos }) => apellidos)).toEqual(['Primera']);
    });
  });

  describe('actualizar', () => {
    it('changes only what is given and adds one to the version', async () => {
      const antes = await crear(unAcudiente().de(ana).llamado('Elena', 'Cedro').conTelefono('3000000001'));
      const despues = await acudientes().actualizar(antes.id, { apellidos: 'Nogal', telefono: null });
      expect(despues).toMatchObject({ nombres: 'Elena', apellidos: 'Nogal', telefono: null, version: 2 });
      expect(await acudientes().obtener(antes.id)).toMatchObject(despues);
    });

    it('moves the principal mark', async () => {
      const [uno, otro] = [await crear(unAcudiente().de(ana).principal()), await crear()];
      expect((await acudientes().actualizar(otro.id, { es_principal: true })).es_principal).toBe(true);
      expect((await acudientes().obtener(uno.id))?.es_principal).toBe(false);
    });

    it('refuses the document of another of the same participante', async () => {
      const [uno, otro] = [await crear(), await crear()];
      await rechazo(
        acudientes().actualizar(uno.id, { numero_documento: otro.numero_documento }),
        'DUPLICADO',
      );
    });

    it('refuses a stale version, with the stored record', async () => {
      const { id } = await crear();
      await acudientes().actualizar(id, { direccion: 'Calle 1', version: 1 });
      const error = await rechazo(
        acudientes().actualizar(id, { direccion: 'Calle 2', version: 1 }),
        'VERSION_OBSOLETA',
      );
      expect(error.actual).toMatchObject({ direccion: 'Calle 1', version: 2 });
    });

    it('of two changes over the same version, one wins', async () => {
      const { id } = await crear();
      const resultados = await Promise.allSettled(
        ['Calle 1', 'Calle 2'].map((direccion) => acudientes().actualizar(id, { direccion, version: 1 })),
      );
      expect(resultados.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await acudientes().obtener(id))?.version).toBe(2);
    });

    it('tells when there is no such acudiente', async () => {
      await rechazo(acudientes().actualizar(ID_INEXISTENTE, { direccion: 'Calle 1' }), 'NO_ENCONTRADO');
    });
  });

  describe('eliminar', () => {
    it('leaves nothing behind', async () => {
      const { id } = await crear();
      await acudientes().eliminar(id);
      expect(await acudientes().obtener(id)).toBeNull();
    });

    it('is refused while mensualidades name them as payer', async () => {
      const { id } = await crear();
      await mundo().mensualidades.crear(unaMensualidad().de(ana).pagadaPor(id).datos());
      await rechazo(acudientes().eliminar(id), 'CONFLICTO');
      expect(await acudientes().obtener(id)).not.toBeNull();
    });

    it('tells when there is no such acudiente', async () => {
      await rechazo(acudientes().eliminar(ID_INEXISTENTE), 'NO_ENCONTRADO');
    });
  });

  it('gives copies', async () => {
    const creado = await crear(unAcudiente().de(ana).llamado('Elena', 'Cedro'));
    creado.apellidos = 'Alterado';
    expect((await acudientes().obtener(creado.id))?.apellidos).toBe('Cedro');
  });
};
