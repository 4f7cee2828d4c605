import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { rechazo } from '../apoyo/rechazo';
import type { ArchivosBajoPrueba } from './contrato-archivo-store';

const archivo = (name: string, texto: string) => ({
  name,
  size: texto.length,
  type: 'text/plain',
  contenido: new Blob([texto], { type: 'text/plain' }),
});

/** Nothing is lost without somebody asking for it, and what is reserved does not exist for the rest. */
export const contratoPapeleraYReserva = (nombre: string, abrir: () => Promise<ArchivosBajoPrueba>): void => {
  describe(`ArchivoStore, papelera y carpetas reservadas: ${nombre}`, () => {
    let abierto: ArchivosBajoPrueba;
    let archivos: ArchivoStore;
    beforeAll(async () => {
      abierto = await abrir();
    });
    afterAll(() => abierto.cerrar());
    beforeEach(async () => {
      await abierto.vaciar();
      archivos = abierto.archivos;
    });
    const subir = (ruta: string, name: string, texto: string, siExiste?: 'REEMPLAZAR' | 'CONSERVAR_AMBAS') =>
      archivos.subir(ruta, archivo(name, texto), undefined, siExiste);
    const leer = async (ruta: string) => new TextDecoder().decode(await archivos.leer(ruta));
    const nombres = async (ruta: string, de = archivos) => {
      const { files, folders } = await de.listar(ruta);
      return [...folders, ...files].map(({ name }) => name);
    };
    const enPapelera = async () =>
      (await archivos.listarPapelera()).map(({ path, reason, isFolder }) => [path, reason, isFolder]);
    const idDe = async (ruta: string): Promise<string> =>
      (await archivos.listarPapelera()).find(({ path }) => path === ruta)?.id ?? '';

    it('the papers of people are reserved whoever marks what, and stay where their record says', async () => {
      await subir('formatos/participantes/7', 'acta.pdf', 'firmada');
      const deMas = abierto.deConsulta();
      expect(await nombres('formatos')).toContain('participantes');
      expect(await nombres('formatos', deMas)).not.toContain('participantes');
      expect(await nombres('formatos/participantes/7', deMas)).toEqual([]);
      await rechazo(deMas.leer('formatos/participantes/7/acta.pdf'), 'NO_ENCONTRADO');
      await rechazo(archivos.reservarCarpeta('formatos/participantes', false), 'CONFLICTO');
      await rechazo(archivos.renombrarCarpeta('participantes', 'otros', 'formatos'), 'CONFLICTO');
      await rechazo(
        archivos.renombrarArchivo('acta.pdf', 'otra.pdf', 'formatos/participantes/7'),
        'CONFLICTO',
      );
      await rechazo(archivos.eliminarCarpeta('formatos/participantes/7'), 'CONFLICTO');
      await rechazo(archivos.eliminarCarpeta('formatos'), 'CONFLICTO');
      expect(await leer('formatos/participantes/7/acta.pdf')).toBe('firmada');
      await archivos.eliminar('formatos/participantes/7/acta.pdf');
      expect(await enPapelera()).toEqual([['formatos/participantes/7/acta.pdf', 'ELIMINADO', false]]);
    });

    it('a name that is taken is refused, and what was there stays', async () => {
      expect(await subir('formatos', 'contrato.pdf', 'uno')).toBe('contrato.pdf');
      await rechazo(subir('formatos', 'contrato.pdf', 'dos'), 'DUPLICADO');
      expect(await leer('formatos/contrato.pdf')).toBe('uno');
      expect(await enPapelera()).toEqual([]);
    });

    it('keeping both gives the new one the next free number', async () => {
      await subir('formatos', 'contrato.pdf', 'uno');
      expect(await subir('formatos', 'contrato.pdf', 'dos', 'CONSERVAR_AMBAS')).toBe('contrato (2).pdf');
      expect(await subir('formatos', 'contrato.pdf', 'tres', 'CONSERVAR_AMBAS')).toBe('contrato (3).pdf');
      expect(await subir('formatos', 'otro.pdf', 'cuatro', 'CONSERVAR_AMBAS')).toBe('otro.pdf');
      expect(await leer('formatos/contrato.pdf')).toBe('uno');
      expect(await leer('formatos/contrato (2).pdf')).toBe('dos');
      expect(await leer('formatos/contrato (3).pdf')).toBe('tres');
    });

    it('replacing sends the one before to the bin, from where it comes back beside the new one', async () => {
      await subir('formatos', 'contrato.pdf', 'uno');
      await subir('formatos', 'contrato.pdf', 'dos!', 'REEMPLAZAR');
      expect(await leer('formatos/contrato.pdf')).toBe('dos!');
      expect(await archivos.listarPapelera()).toMatchObject([
        { name: 'contrato.pdf', path: 'formatos/contrato.pdf', size: 3, reason: 'REEMPLAZADO', daysLeft: 30 },
      ]);
      expect(await archivos.restaurar(await idDe('formatos/contrato.pdf'))).toBe('formatos/contrato (2).pdf');
      expect(await leer('formatos/contrato (2).pdf')).toBe('uno');
      expect(await enPapelera()).toEqual([]);
    });

    it('replacing does not take a folder for a file', async () => {
      await archivos.crearCarpeta('formatos', '');
      await rechazo(subir('', 'formatos', 'x', 'REEMPLAZAR'), 'DUPLICADO');
      expect(await nombres('')).toEqual(['formatos']);
    });

    it('of several people who upload one name at once, none loses anything', async () => {
      const textos = ['a', 'b', 'c', 'd'].map((letra) => letra.repeat(50_000));
      const negados = await Promise.allSettled(textos.map((texto) => subir('formatos', 'acta.pdf', texto)));
      expect(negados.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await archivos.eliminar('formatos/acta.pdf');
      await Promise.all(textos.map((texto) => subir('formatos', 'acta.pdf', texto, 'CONSERVAR_AMBAS')));
      const guardados = await Promise.all((await nombres('formatos')).map((n) => leer(`formatos/${n}`)));
      expect(guardados.sort()).toEqual(textos);
      await Promise.all(textos.map((texto) => subir('', 'una.pdf', texto, 'REEMPLAZAR')));
      const reemplazados = (await enPapelera()).filter(([, motivo]) => motivo === 'REEMPLAZADO');
      expect(reemplazados).toHaveLength(3);
    });

    it('what is deleted comes back to its place, with the folders it was in', async () => {
      await subir('formatos/actas', 'una.pdf', 'uno');
      await archivos.eliminar('formatos/actas/una.pdf');
      await archivos.eliminarCarpeta('formatos/actas');
      expect(await enPapelera()).toEqual(
        expect.arrayContaining([
          ['formatos/actas', 'ELIMINADO', true],
          ['formatos/actas/una.pdf', 'ELIMINADO', false],
        ]),
      );
      expect(await archivos.restaurar(await idDe('formatos/actas/una.pdf'))).toBe('formatos/actas/una.pdf');
      expect(await leer('formatos/actas/una.pdf')).toBe('uno');
      expect(await archivos.restaurar(await idDe('formatos/actas'))).toBe('formatos/actas (2)');
      expect(await nombres('formatos')).toEqual(['actas', 'actas (2)']);
    });

    it('a folder goes and comes back with all that is in it', async () => {
      await subir('formatos/actas/2026', 'una.pdf', 'uno');
      await archivos.crearCarpeta('vacía', 'formatos/actas');
      await archivos.eliminarCarpeta('formatos/actas');
      expect(await nombres('formatos')).toEqual([]);
      await archivos.restaurar(await idDe('formatos/actas'));
      expect(await nombres('formatos/actas')).toEqual(['2026', 'vacía']);
      expect(await leer('formatos/actas/2026/una.pdf')).toBe('uno');
    });

    it('deleting for good is for good, and twice is once', async () => {
      await subir('', 'una.pdf', 'uno');
      await archivos.eliminar('una.pdf');
      const id = await idDe('una.pdf');
      await archivos.eliminarDePapelera(id);
      expect(await enPapelera()).toEqual([]);
      await rechazo(archivos.eliminarDePapelera(id), 'NO_ENCONTRADO');
      await rechazo(archivos.restaurar(id), 'NO_ENCONTRADO');
    });

    it('the bin is not listed, and no path reaches it', async () => {
      await subir('', 'una.pdf', 'uno');
      await archivos.eliminar('una.pdf');
      expect(await archivos.listar('')).toEqual({ files: [], folders: [] });
    });

    it('a reserved folder and what is in it do not exist for CONSULTA', async () => {
      await subir('formatos/Salud/2026', 'informe.pdf', 'uno');
      await subir('formatos', 'libre.pdf', 'dos');
      await archivos.reservarCarpeta('formatos/Salud', true);
      const ajeno = abierto.deConsulta();
      expect((await archivos.listar('formatos')).folders).toMatchObject([{ name: 'Salud', reserved: true }]);
      expect(await nombres('formatos', ajeno)).toEqual(['libre.pdf']);
      for (const ruta of ['formatos/Salud', 'formatos/Salud/2026'])
        expect(await ajeno.listar(ruta)).toEqual(await ajeno.listar('formatos/Nadie'));
      const perdido = await rechazo(ajeno.leer('formatos/Salud/2026/informe.pdf'), 'NO_ENCONTRADO');
      expect(perdido.message).toBe(
        (await rechazo(ajeno.urlDescarga('formatos/Nadie/x.pdf'), 'NO_ENCONTRADO')).message,
      );
      expect(await leer('formatos/Salud/2026/informe.pdf')).toBe('uno');
      await archivos.reservarCarpeta('formatos/Salud', false);
      expect(await nombres('formatos', ajeno)).toEqual(['Salud', 'libre.pdf']);
      await rechazo(archivos.reservarCarpeta('formatos/Nadie', true), 'NO_ENCONTRADO');
    });

    it('the mark goes with the folder: a new name, the bin and back', async () => {
      await subir('formatos/Salud/2026', 'informe.pdf', 'uno');
      await archivos.reservarCarpeta('formatos/Salud', true);
      const ajeno = abierto.deConsulta();
      await archivos.renombrarCarpeta('Salud', 'Médico', 'formatos');
      expect(await nombres('formatos', ajeno)).toEqual([]);
      await archivos.eliminarCarpeta('formatos/Médico');
      await archivos.crearCarpeta('Médico', 'formatos');
      expect(await nombres('formatos', ajeno)).toEqual(['Médico']);
      await archivos.restaurar(await idDe('formatos/Médico'));
      expect(await nombres('formatos')).toEqual(['Médico', 'Médico (2)']);
      expect(await nombres('formatos', ajeno)).toEqual(['Médico']);
    });

    it('a file that was reserved does not come back in sight when its folder is gone', async () => {
      await subir('formatos/Salud', 'informe.pdf', 'uno');
      await archivos.reservarCarpeta('formatos/Salud', true);
      await archivos.eliminar('formatos/Salud/informe.pdf');
      await archivos.eliminarCarpeta('formatos/Salud');
      await archivos.restaurar(await idDe('formatos/Salud/informe.pdf'));
      expect(await nombres('formatos')).toEqual(['Salud']);
      expect(await nombres('formatos', abierto.deConsulta())).toEqual([]);
    });
  });
};
