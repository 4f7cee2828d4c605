import { unFormato } from '@tests/builders/un-formato';
import { unParticipante } from '@tests/builders/un-participante';
import { describe, expect, it } from 'vitest';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

const PAGINA = { pagina: 1, limite: 10 };

export const contratoPapelesRecibidos = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`PapelesRecibidos: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const papeles = () => mundo().papeles;
    const hoy = fechaEnBogota(new Date());
    const persona = async (llamada = 'Ana Ríos', estado: EstadoParticipante = 'ACTIVO'): Promise<Id> =>
      (await mundo().participantes.crear(unParticipante().llamado(llamada).enEstado(estado).datos())).id;
    const plantilla = async (codigo: string, categoria: 'INGRESO' | 'EGRESO' = 'INGRESO') => {
      const { id, version } = await mundo().formatos.crear(
        unFormato().conCodigo(codigo).deCategoria(categoria).datos(),
      );
      return mundo().formatos.actualizar(id, { estado: 'VIGENTE', version });
    };
    const subido = async (id: Id, nombre = 'pdf/carta.pdf') => {
      const ruta = `formatos/participantes/${id}/${nombre}`;
      await mundo().dejarArchivo?.(ruta);
      return ruta;
    };
    const recibir = (id: Id, codigo = 'CARTA', archivo: string | null = null) =>
      papeles().recibir(id, codigo, { fecha: hoy, archivo }, hoy);

    it('keeps that a paper is here, with its file, and who said so', async () => {
      const id = await persona();
      await plantilla('CARTA');
      const archivo = await subido(id);
      const recibido = await recibir(id, 'CARTA', archivo);
      expect(recibido).toMatchObject({ codigo: 'CARTA', fecha: hoy, archivo, version: 1 });
      expect(recibido.creado_por).toEqual(expect.any(String));
      expect(await papeles().listar(id)).toEqual([recibido]);
    });

    it('said again, corrects it: nobody has the same paper twice', async () => {
      const id = await persona();
      await plantilla('CARTA');
      const primero = await recibir(id);
      const archivo = await subido(id, 'imagenes/carta.jpg');
      expect(await recibir(id, 'CARTA', archivo)).toMatchObject({ id: primero.id, archivo, version: 2 });
      await Promise.all([recibir(id), recibir(id)]);
      expect(await papeles().listar(id)).toHaveLength(1);
    });

    it('said again from another screen, keeps the file and the day that it does not name', async () => {
      const id = await persona();
      await plantilla('CARTA');
      const archivo = await subido(id);
      await papeles().recibir(id, 'CARTA', { fecha: '2026-01-10', archivo }, hoy);
      expect(await papeles().recibir(id, 'CARTA', {}, hoy)).toMatchObject({ fecha: '2026-01-10', archivo });
      expect(await papeles().recibir(id, 'CARTA', { archivo: null }, hoy)).toMatchObject({
        fecha: '2026-01-10',
        archivo: null,
      });
    });

    it('one that another person changed meanwhile stays as it is, and is told', async () => {
      const id = await persona();
      await plantilla('CARTA');
      const [suyo, ajeno] = [await subido(id, 'pdf/suyo.pdf'), await subido(id, 'pdf/ajeno.pdf')];
      const primero = await papeles().recibir(id, 'CARTA', { archivo: suyo, version: 0 }, hoy);
      const tarde = { archivo: ajeno, version: 0 };
      const { actual } = await rechazo(papeles().recibir(id, 'CARTA', tarde, hoy), 'VERSION_OBSOLETA');
      expect(actual).toMatchObject({ archivo: suyo, version: primero.version });
      const visto = { archivo: ajeno, version: primero.version };
      expect(await papeles().recibir(id, 'CARTA', visto, hoy)).toMatchObject({ archivo: ajeno, version: 2 });
      await rechazo(papeles().recibir(id, 'CARTA', { ...visto, archivo: null }, hoy), 'VERSION_OBSOLETA');
      expect(await papeles().listar(id)).toMatchObject([{ archivo: ajeno, version: 2 }]);
    });

    it('sent again because its answer was lost, it is the same one', async () => {
      const id = await persona();
      await plantilla('CARTA');
      const datos = { archivo: await subido(id), version: 0 };
      const recibido = await papeles().recibir(id, 'CARTA', datos, hoy);
      expect(await papeles().recibir(id, 'CARTA', datos, hoy)).toEqual(recibido);
      expect(await papeles().recibir(id, 'CARTA', { version: 0 }, hoy)).toEqual(recibido);
    });

    it('is of its person', async () => {
      const [una, otra] = [await persona(), await persona('Otra')];
      await plantilla('CARTA');
      await recibir(una);
      expect(await papeles().listar(otra)).toEqual([]);
      expect(await papeles().listar(ID_INEXISTENTE)).toEqual([]);
      await rechazo(recibir(ID_INEXISTENTE), 'VALIDACION');
    });

    it('taken away, it is missing again', async () => {
      const id = await persona();
      await plantilla('CARTA');
      await recibir(id);
      await papeles().retirar(id, 'CARTA');
      expect(await papeles().listar(id)).toEqual([]);
      await rechazo(papeles().retirar(id, 'CARTA'), 'NO_ENCONTRADO');
    });

    it('one that another person changed meanwhile is not taken away by who saw the one of before', async () => {
      const id = await persona();
      await plantilla('CARTA');
      const { version } = await recibir(id);
      const archivo = await subido(id);
      const ahora = await recibir(id, 'CARTA', archivo);
      await rechazo(papeles().retirar(id, 'CARTA', { version }), 'VERSION_OBSOLETA');
      expect(await papeles().listar(id)).toMatchObject([{ archivo, version: 2 }]);
      await papeles().retirar(id, 'CARTA', { version: ahora.version });
      expect(await papeles().listar(id)).toEqual([]);
    });

    it('another one left in the place of the one that was seen is neither taken away nor changed by who saw the first', async () => {
      const id = await persona();
      await plantilla('CARTA');
      const primero = await recibir(id);
      await papeles().retirar(id, 'CARTA');
      const archivo = await subido(id);
      const segundo = await recibir(id, 'CARTA', archivo);
      const visto = { papel: primero.id, version: segundo.version };
      const { actual } = await rechazo(papeles().retirar(id, 'CARTA', visto), 'VERSION_OBSOLETA');
      expect(actual).toMatchObject({ id: segundo.id, archivo });
      const ajeno = { ...visto, archivo: await subido(id, 'pdf/ajeno.pdf') };
      await rechazo(papeles().recibir(id, 'CARTA', ajeno, hoy), 'VERSION_OBSOLETA');
      expect(await papeles().listar(id)).toEqual([segundo]);
      await papeles().retirar(id, 'CARTA', { papel: segundo.id, version: segundo.version });
      expect(await papeles().listar(id)).toEqual([]);
    });

    it('keeps its person from being erased', async () => {
      const id = await persona();
      await plantilla('CARTA');
      await recibir(id);
      await rechazo(mundo().participantes.eliminar(id), 'CONFLICTO');
      await papeles().retirar(id, 'CARTA');
      await mundo().participantes.eliminar(id);
      expect(await mundo().participantes.obtener(id)).toBeNull();
    });

    it('leaves a line in the history for each thing that is done', async () => {
      const id = await persona();
      await plantilla('CARTA');
      await recibir(id);
      await recibir(id, 'CARTA', await subido(id));
      await papeles().retirar(id, 'CARTA');
      const lineas = (await mundo().actividad.buscar({ ...PAGINA, entidad: 'papel' }))?.datos;
      expect(lineas?.map(({ accion }) => accion)).toEqual(['ELIMINAR', 'ACTUALIZAR', 'CREAR']);
    });

    it('who is in the house without some paper of the admission is found, and counted the same', async () => {
      const faltan = async () => {
        const { datos, total } = await mundo().participantes.buscar({ ...PAGINA, sin_papeles: true });
        expect((await mundo().tablero.resumen())?.sin_papeles).toBe(total);
        return datos.map(({ nombre: suyo }) => suyo);
      };
      const [completa, aMedias] = [await persona('Completa'), await persona('A medias')];
      await persona('Ninguno', 'CON_PERMISO');
      await persona('Espera', 'PREINGRESO');
      expect(await faltan()).toEqual([]);
      for (const codigo of ['CARTA', 'ACTA']) await plantilla(codigo);
      await plantilla('PAZ_Y_SALVO', 'EGRESO');
      for (const codigo of ['CARTA', 'ACTA']) await recibir(completa, codigo);
      await recibir(aMedias, 'CARTA');
      expect(await faltan()).toEqual(['A medias', 'Ninguno']);
    });
  });
};
