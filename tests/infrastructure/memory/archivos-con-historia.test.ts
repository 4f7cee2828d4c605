import { describe, expect, it } from 'vitest';
import {
  crearInMemoryArchivoStore,
  crearInMemoryBitacoraArchivos,
} from '@/infrastructure/memory/archivos/in-memory-archivo-store';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';

const reloj = { ahora: () => new Date('2026-11-21T15:00:00Z') };
const abrir = () => {
  const base = crearBaseMemoria({ reloj, quien: () => 'ana@fundacion.example' });
  return {
    base,
    archivos: crearInMemoryArchivoStore({ reloj, bitacora: crearInMemoryBitacoraArchivos(base) }),
  };
};
const acta = { name: 'acta.pdf', size: 4, type: 'application/pdf', contenido: new Blob(['acta']) };

describe('the files of the demo, with their history', () => {
  it('leaves a line of each change, and none of what was refused', async () => {
    const { base, archivos } = abrir();
    await archivos.subir('formatos', acta);
    await archivos.renombrarArchivo('acta.pdf', 'acta-2.pdf', 'formatos');
    await archivos.crearCarpeta('2026', 'formatos');
    await expect(archivos.crearCarpeta('2026', 'formatos')).rejects.toMatchObject({ codigo: 'DUPLICADO' });
    await archivos.eliminarCarpeta('formatos/2026');
    await archivos.eliminar('formatos/acta-2.pdf');
    await expect(archivos.eliminar('formatos/acta-2.pdf')).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
    expect(base.actividad.map(({ accion, entidad, usuario }) => [accion, entidad, usuario])).toEqual(
      ['CREAR', 'ACTUALIZAR', 'CREAR', 'ELIMINAR', 'ELIMINAR'].map((accion) => [
        accion,
        'archivo',
        'ana@fundacion.example',
      ]),
    );
    expect(base.actividad[1]?.cambios).toEqual([
      { campo: 'archivo', antes: 'formatos/acta.pdf', despues: 'formatos/acta-2.pdf' },
    ]);
  });
});
