import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

export const participanteEscritura = (mundo: () => Mundo): void => {
  const participantes = () => mundo().participantes;
  const crear = (modelo = unParticipante()) => participantes().crear(modelo.datos());

  describe('crear', () => {
    it('stores what was given, the rest null, as PREINGRESO and version 1', async () => {
      const creado = await crear(unParticipante().llamado('Camilo Ejemplo').conDocumento('1000000001'));
      expect(creado).toMatchObject({
        nombre: 'Camilo Ejemplo',
        telefono: '3000000001',
        tipo_documento: 'CC',
        numero_documento: '1000000001',
        estado: 'PREINGRESO',
        sede_id: null,
        fecha_ingreso: null,
        autorizacion_datos: null,
        version: 1,
        archivado_en: null,
      });
      expect(creado.actualizado_en).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      expect(await participantes().obtener(creado.id)).toEqual(creado);
    });

    it('keeps dates, amounts, authorisation and reserved block as they were given', async () => {
      const datos = unParticipante()
        .conAutorizacion()
        .con({
          fecha_nacimiento: '1990-02-28',
          valor_mensualidad: 850_000,
          dia_pago: 28,
          alergias: 'Penicilina',
        })
        .datos();
      const { id } = await participantes().crear(datos);
      expect(await participantes().obtener(id)).toMatchObject(datos);
    });

    it('keeps odd text byte for byte', async () => {
      const nombre = `O'Brien "Ñandú" <b>%_\\ 日本 👩‍👩‍👧 ${'́'}`;
      const { id } = await crear(unParticipante().llamado(nombre));
      expect((await participantes().obtener(id))?.nombre).toBe(nombre);
    });

    it('refuses a document that another one has; the same number of another type is fine', async () => {
      await crear(unParticipante().conDocumento('77', 'CC'));
      const error = await rechazo(crear(unParticipante().conDocumento('77', 'CC')), 'DUPLICADO');
      expect(Object.keys(error.campos)).toContain('numero_documento');
      expect((await crear(unParticipante().conDocumento('77', 'CE'))).tipo_documento).toBe('CE');
    });

    it('lets many have no document', async () => {
      await crear(unParticipante().con({ tipo_documento: 'SIN_DOCUMENTO' }));
      await crear(unParticipante().con({ tipo_documento: 'SIN_DOCUMENTO' }));
      expect(await participantes().listar()).toHaveLength(2);
    });

    it('refuses a sede that does not exist', async () => {
      const error = await rechazo(crear(unParticipante().enSede(ID_INEXISTENTE)), 'VALIDACION');
      expect(Object.keys(error.campos)).toEqual(['sede_id']);
      expect(await participantes().listar()).toEqual([]);
    });

    it('creates one record for the same key', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      const datos = unParticipante().conDocumento('123').datos();
      const primero = await participantes().crear(datos, opciones);
      expect((await participantes().crear(datos, opciones)).id).toEqual(primero.id);
      expect(await participantes().listar()).toHaveLength(1);
    });

    it('refuses the same key with other data, and keeps the first record', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      await participantes().crear(unParticipante().llamado('Primera').datos(), opciones);
      const otra = unParticipante().llamado('Segunda').datos();
      await rechazo(participantes().crear(otra, opciones), 'VALIDACION');
      expect((await participantes().listar()).map(({ nombre }) => nombre)).toEqual(['Primera']);
    });

    it('a creation that was refused leaves its key free', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      const datos = unParticipante().conDocumento('77').datos();
      const { id } = await crear(unParticipante().conDocumento('77'));
      await rechazo(participantes().crear(datos, opciones), 'DUPLICADO');
      await participantes().eliminar(id);
      expect((await participantes().crear(datos, opciones)).numero_documento).toBe('77');
    });

    it('keeps its own copy: changing what came in changes nothing stored', async () => {
      const datos = unParticipante().conAutorizacion().datos();
      const { id } = await participantes().crear(datos);
      if (datos.autorizacion_datos) datos.autorizacion_datos.otorgada = false;
      expect((await participantes().obtener(id))?.autorizacion_datos?.otorgada).toBe(true);
    });
  });

  describe('actualizar', () => {
    it('changes only what is given and adds one to the version', async () => {
      const antes = await crear(unParticipante().conDocumento('1000000001').con({ eps: 'EPS de ejemplo' }));
      const despues = await participantes().actualizar(antes.id, { telefono: '3000000002', eps: null });
      expect(despues).toMatchObject({
        nombre: antes.nombre,
        numero_documento: '1000000001',
        telefono: '3000000002',
        eps: null,
        version: 2,
      });
      expect(await participantes().obtener(antes.id)).toEqual(despues);
    });

    it('archives and restores', async () => {
      const { id } = await crear();
      expect((await participantes().actualizar(id, { archivado: true })).archivado_en).not.toBeNull();
      expect((await participantes().actualizar(id, { archivado: false })).archivado_en).toBeNull();
    });

    it('refuses the document of another and a sede that does not exist', async () => {
      const [uno] = [
        await crear(unParticipante().conDocumento('1')),
        await crear(unParticipante().conDocumento('2')),
      ];
      await rechazo(participantes().actualizar(uno.id, { numero_documento: '2' }), 'DUPLICADO');
      await rechazo(participantes().actualizar(uno.id, { sede_id: ID_INEXISTENTE }), 'VALIDACION');
      expect(await participantes().obtener(uno.id)).toEqual(uno);
    });

    it('refuses a stale version, with the stored record', async () => {
      const { id } = await crear();
      await participantes().actualizar(id, { municipio: 'Bello', version: 1 });
      const error = await rechazo(
        participantes().actualizar(id, { municipio: 'Apartadó', version: 1 }),
        'VERSION_OBSOLETA',
      );
      expect(error.actual).toMatchObject({ municipio: 'Bello', version: 2 });
      expect((await participantes().obtener(id))?.municipio).toBe('Bello');
    });

    it('of two changes over the same version, one wins', async () => {
      const { id } = await crear();
      const resultados = await Promise.allSettled(
        ['Bello', 'Apartadó'].map((municipio) => participantes().actualizar(id, { municipio, version: 1 })),
      );
      expect(resultados.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await participantes().obtener(id))?.version).toBe(2);
    });

    it('tells when there is no such participante', async () => {
      await rechazo(participantes().actualizar(ID_INEXISTENTE, { municipio: 'Bello' }), 'NO_ENCONTRADO');
    });
  });

  describe('eliminar', () => {
    it('leaves nothing behind', async () => {
      const { id } = await crear();
      await participantes().eliminar(id);
      expect(await participantes().obtener(id)).toBeNull();
    });

    it('is refused while acudientes or mensualidades depend on it', async () => {
      const [con, cobrado] = [await crear(), await crear()];
      await mundo().acudientes.crear(unAcudiente().de(con.id).datos());
      await mundo().mensualidades.crear(unaMensualidad().de(cobrado.id).datos());
      await rechazo(participantes().eliminar(con.id), 'CONFLICTO');
      await rechazo(participantes().eliminar(cobrado.id), 'CONFLICTO');
      expect(await participantes().listar()).toHaveLength(2);
    });

    it('tells when there is no such participante', async () => {
      await rechazo(participantes().eliminar(ID_INEXISTENTE), 'NO_ENCONTRADO');
    });
  });

  describe('obtener', () => {
    it('answers null for an id that nobody has', async () => {
      expect(await participantes().obtener(ID_INEXISTENTE)).toBeNull();
    });

    it('gives copies, however deep', async () => {
      const { id } = await crear(unParticipante().conAutorizacion());
      const leido = await participantes().obtener(id);
      if (leido?.autorizacion_datos) leido.autorizacion_datos.otorgada = false;
      expect((await participantes().obtener(id))?.autorizacion_datos?.otorgada).toBe(true);
    });
  });
};
