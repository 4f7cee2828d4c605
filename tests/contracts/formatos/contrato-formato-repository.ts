import { unFormato } from '@tests/builders/un-formato';
import { describe, expect, it } from 'vitest';
import type { Formato } from '@/domain/formatos/formato';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

export const contratoFormatoRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`FormatoRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const formatos = () => mundo().formatos;
    const publicar = ({ id, version }: Formato) => formatos().actualizar(id, { estado: 'VIGENTE', version });
    const publicado = async (codigo: string) =>
      publicar(await formatos().crear(unFormato().conCodigo(codigo).datos()));

    it('stores a draft with the text as it was written', async () => {
      const datos = unFormato()
        .queDice('# Título\n\n  Con {{participante.nombre}} y <b>esto</b>\n- uno')
        .datos();
      const creado = await formatos().crear(datos);
      expect(creado).toMatchObject({
        ...datos,
        edicion: 1,
        estado: 'BORRADOR',
        version: 1,
        vigente_desde: null,
        vigente_hasta: null,
        archivado_en: null,
      });
      expect(creado.creado_por).toMatch(/@/);
      expect(await formatos().obtener(creado.id)).toEqual(creado);
    });

    it('keeps one draft of each template, and numbers the versions of each apart', async () => {
      const carta = unFormato().conCodigo('CARTA').datos();
      await formatos().crear(carta);
      const error = await rechazo(formatos().crear(carta), 'DUPLICADO');
      expect(Object.keys(error.campos)).toEqual(['codigo']);
      await publicado('OTRA');
      const segunda = await formatos().crear(unFormato().conCodigo('OTRA').datos());
      expect(segunda.edicion).toBe(2);
    });

    it('creates one draft for the same key, and answers the same', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      const datos = unFormato().datos();
      const primero = await formatos().crear(datos, opciones);
      expect((await formatos().crear(datos, opciones)).id).toEqual(primero.id);
      expect(await formatos().listar()).toHaveLength(1);
    });

    it('refuses the same key with other data, and keeps the first draft', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      await formatos().crear(unFormato().llamado('Primera').datos(), opciones);
      await rechazo(formatos().crear(unFormato().llamado('Segunda').datos(), opciones), 'VALIDACION');
      expect((await formatos().listar())?.map((formato) => formato.nombre)).toEqual(['Primera']);
    });

    it('puts a version in force, and makes obsolete the one that was', async () => {
      const primera = await publicado('REGLAS');
      expect(primera).toMatchObject({ estado: 'VIGENTE', version: 2, vigente_hasta: null });
      expect(primera.vigente_desde).toMatch(/^\d{4}-\d\d-\d\dT/);
      const segunda = await publicado('REGLAS');
      expect(segunda).toMatchObject({ edicion: 2, estado: 'VIGENTE' });
      const antes = await formatos().obtener(primera.id);
      expect(antes).toMatchObject({ estado: 'OBSOLETO', contenido: primera.contenido, version: 3 });
      expect(antes?.vigente_desde).toBe(primera.vigente_desde);
      expect(antes?.vigente_hasta).toMatch(/^\d{4}-\d\d-\d\dT/);
    });

    it('leaves the versions of other templates alone', async () => {
      const una = await publicado('UNA_CARTA');
      await publicado('OTRA_CARTA');
      expect((await formatos().obtener(una.id))?.estado).toBe('VIGENTE');
    });

    it('retires the one in force without another in its place', async () => {
      const { id, version } = await publicado('VIEJA');
      expect(await formatos().actualizar(id, { estado: 'OBSOLETO', version })).toMatchObject({
        estado: 'OBSOLETO',
        version: 3,
      });
    });

    it('lists every version without its text: by codigo, newest first', async () => {
      await publicado('ZETA');
      await publicado('ALFA');
      await formatos().crear(unFormato().conCodigo('ALFA').datos());
      const lista = (await formatos().listar()) ?? [];
      expect(lista.map(({ codigo, edicion, estado }) => [codigo, edicion, estado])).toEqual([
        ['ALFA', 2, 'BORRADOR'],
        ['ALFA', 1, 'VIGENTE'],
        ['ZETA', 1, 'VIGENTE'],
      ]);
      expect(lista[0]).not.toHaveProperty('contenido');
    });

    it('changes only what is given and adds one to the version', async () => {
      const { id, codigo } = await formatos().crear(unFormato().llamado('Carta').datos());
      const cambiado = await formatos().actualizar(id, { contenido: 'Un texto nuevo y completo.' });
      expect(cambiado).toMatchObject({
        codigo,
        nombre: 'Carta',
        contenido: 'Un texto nuevo y completo.',
        edicion: 1,
        version: 2,
      });
      expect(await formatos().obtener(id)).toEqual(cambiado);
    });

    it('refuses a stale version, with the stored record, and changes nothing', async () => {
      const { id } = await formatos().crear(unFormato().datos());
      const actual = await formatos().actualizar(id, { nombre: 'Nombre nuevo', version: 1 });
      const error = await rechazo(
        formatos().actualizar(id, { nombre: 'Otro', version: 1 }),
        'VERSION_OBSOLETA',
      );
      expect(error.actual).toMatchObject({ nombre: 'Nombre nuevo', version: 2 });
      expect(await formatos().obtener(id)).toEqual(actual);
    });

    it('a stale version retires nobody', async () => {
      const vigente = await publicado('FIRME');
      const { id } = await formatos().crear(unFormato().conCodigo('FIRME').datos());
      await formatos().actualizar(id, { nombre: 'Cambió antes', version: 1 });
      await rechazo(formatos().actualizar(id, { estado: 'VIGENTE', version: 1 }), 'VERSION_OBSOLETA');
      expect((await formatos().obtener(vigente.id))?.estado).toBe('VIGENTE');
    });

    it('throws a draft away, and gives its number to the next one', async () => {
      const { id } = await formatos().crear(unFormato().conCodigo('EFIMERA').datos());
      await formatos().eliminar(id);
      expect(await formatos().obtener(id)).toBeNull();
      expect(await formatos().listar()).toEqual([]);
      expect((await formatos().crear(unFormato().conCodigo('EFIMERA').datos())).edicion).toBe(1);
    });

    it('tells when there is no such template', async () => {
      expect(await formatos().obtener(ID_INEXISTENTE)).toBeNull();
      await rechazo(formatos().actualizar(ID_INEXISTENTE, { nombre: 'Nadie' }), 'NO_ENCONTRADO');
      await rechazo(formatos().eliminar(ID_INEXISTENTE), 'NO_ENCONTRADO');
    });

    it('gives a copy: changing it changes nothing stored', async () => {
      const creado = await formatos().crear(unFormato().llamado('Intacta').datos());
      creado.nombre = 'Alterada';
      expect((await formatos().obtener(creado.id))?.nombre).toBe('Intacta');
    });

    it('leaves in the history who did what, and that the text changed, without the text', async () => {
      const { id, version } = await formatos().crear(
        unFormato().queDice('Un texto que se guarda aparte.').datos(),
      );
      await formatos().actualizar(id, { contenido: 'Otro texto que se guarda aparte.', version });
      const lineas = (await mundo().actividad.listarDe('formato', id)) ?? [];
      expect(lineas.map(({ accion }) => accion)).toEqual(['ACTUALIZAR', 'CREAR']);
      expect(lineas[0]?.cambios).toEqual([
        { campo: 'contenido', antes: 'Texto anterior', despues: 'Texto nuevo' },
      ]);
      expect(JSON.stringify(lineas)).not.toContain('aparte');
    });
  });
};
