import { permisosDe } from '@tests/application/dobles/permisos';
import { describe, expect, it } from 'vitest';
import { organizarArchivos } from '@/application/archivos/organizar-archivos';
import { archivosDelPanel } from '@/application/archivos/servicios-archivos';
import { subirArchivo } from '@/application/archivos/subir-archivo';
import { almacen, archivo } from './almacen-anotado';

type Accion = (
  deps: Parameters<typeof subirArchivo>[0] & Parameters<typeof organizarArchivos>[0],
) => Promise<unknown>;
const ACCIONES: [string, Accion, unknown[]][] = [
  [
    'subir',
    (d) => subirArchivo(d)('formatos', archivo(10)),
    ['subir', 'formatos/pdf', archivo(10), undefined, undefined],
  ],
  [
    'renombrar archivo',
    (d) => organizarArchivos(d).renombrarArchivo('a.pdf', 'b.pdf', 'formatos'),
    ['renombrarArchivo', 'a.pdf', 'b.pdf', 'formatos'],
  ],
  ['eliminar', (d) => organizarArchivos(d).eliminar('a.pdf'), ['eliminar', 'a.pdf']],
  [
    'crear carpeta',
    (d) => organizarArchivos(d).crearCarpeta('actas', 'formatos'),
    ['crearCarpeta', 'actas', 'formatos'],
  ],
  [
    'renombrar carpeta',
    (d) => organizarArchivos(d).renombrarCarpeta('a', 'b', 'formatos'),
    ['renombrarCarpeta', 'a', 'b', 'formatos'],
  ],
  [
    'eliminar carpeta',
    (d) => organizarArchivos(d).eliminarCarpeta('formatos/a'),
    ['eliminarCarpeta', 'formatos/a'],
  ],
  [
    'reservar carpeta',
    (d) => organizarArchivos(d).reservarCarpeta('formatos/a', true),
    ['reservarCarpeta', 'formatos/a', true],
  ],
  ['ver la papelera', (d) => organizarArchivos(d).listarPapelera(), ['listarPapelera']],
  ['restaurar', (d) => organizarArchivos(d).restaurar('x'), ['restaurar', 'x']],
  [
    'eliminar definitivamente',
    (d) => organizarArchivos(d).eliminarDePapelera('x'),
    ['eliminarDePapelera', 'x'],
  ],
];

describe('archivos (especificación §5 y §6)', () => {
  it.each(ACCIONES)('%s: CONSULTA recibe el mensaje a la letra y nada cambia', async (_nombre, accion) => {
    const { archivos, llamadas } = almacen();
    await expect(accion({ archivos, permisos: permisosDe('CONSULTA') })).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
      message: 'Permission denied: Admin access required',
    });
    expect(llamadas).toEqual([]);
  });

  it.each(ACCIONES)('%s: ADMINISTRADOR puede', async (_nombre, accion, llamada) => {
    const { archivos, llamadas } = almacen();
    await accion({ archivos, permisos: permisosDe('ADMINISTRADOR') });
    expect(llamadas).toEqual([llamada]);
  });

  it('el panel ve y trae con cualquier rol, y ordena con el que puede', async () => {
    const { archivos, llamadas } = almacen();
    const deConsulta = archivosDelPanel({ archivos, permisos: permisosDe('CONSULTA') });
    expect(await deConsulta.listar('formatos')).toEqual({ files: [], folders: [] });
    expect(await deConsulta.urlDescarga('a.pdf')).toBe('a.pdf');
    expect(await deConsulta.leer('a.pdf')).toEqual(new Uint8Array());
    for (const hecho of [deConsulta.subir('', archivo(1)), deConsulta.eliminar('a.pdf')])
      await expect(hecho).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(llamadas).toEqual([]);
    const deAdministrador = archivosDelPanel({ archivos, permisos: permisosDe('ADMINISTRADOR') });
    expect(await deAdministrador.subir('', archivo(1))).toBe('pdf/acta.pdf');
    await deAdministrador.eliminar('a.pdf');
    expect(llamadas.map(([metodo]) => metodo)).toEqual(['subir', 'eliminar']);
  });

  it('10 MB se suben; un byte más se rechaza a la letra y no se envía', async () => {
    const { archivos, llamadas } = almacen();
    const subir = subirArchivo({ archivos, permisos: permisosDe('ADMINISTRADOR') });
    await subir('', archivo(10_485_760));
    await expect(subir('', archivo(10_485_761))).rejects.toMatchObject({
      codigo: 'DEMASIADO_GRANDE',
      message: 'File size exceeds 10MB limit',
    });
    expect(llamadas).toHaveLength(1);
  });

  it('el permiso se mira antes que el tamaño', async () => {
    const subir = subirArchivo({ archivos: almacen().archivos, permisos: permisosDe('CONSULTA') });
    await expect(subir('', archivo(99_999_999))).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
  });

  it.each([
    ['formatos', 'carta.docx', 'formatos/word'],
    ['formatos/2026', 'foto.PNG', 'formatos/2026/imagenes'],
    ['formatos/pdf', 'acta.pdf', 'formatos/pdf'],
    ['formatos/pdf', 'carta.docx', 'formatos/word'],
    ['formatos', 'sin-extension', 'formatos/otros'],
    ['', 'acta.pdf', 'pdf'],
  ])('en %j, %s queda en %s', async (elegida, name, carpeta) => {
    const { archivos, llamadas } = almacen();
    const subir = subirArchivo({ archivos, permisos: permisosDe('ADMINISTRADOR') });
    expect(await subir(elegida, { ...archivo(3), name })).toBe(`${carpeta}/${name}`);
    expect(llamadas[0]?.slice(0, 2)).toEqual(['subir', carpeta]);
  });

  it('lo que se elige hacer con un nombre ocupado llega al almacén', async () => {
    const { archivos, llamadas } = almacen();
    const subir = subirArchivo({ archivos, permisos: permisosDe('ADMINISTRADOR') });
    await subir('formatos', archivo(3), { siExiste: 'CONSERVAR_AMBAS' });
    expect(llamadas[0]?.at(-1)).toBe('CONSERVAR_AMBAS');
  });

  it('cambiar el nombre no cambia la extensión de un archivo, y una carpeta no tiene', async () => {
    const { archivos, llamadas } = almacen();
    const ordenar = organizarArchivos({ archivos, permisos: permisosDe('ADMINISTRADOR') });
    for (const nuevo of ['b.docx', 'b', 'b.pdf.exe'])
      await expect(ordenar.renombrarArchivo('a.pdf', nuevo, '')).rejects.toMatchObject({
        codigo: 'VALIDACION',
        message: 'La extensión no se cambia: el nombre debe terminar en «.pdf»',
      });
    expect(llamadas).toEqual([]);
    await ordenar.renombrarArchivo('a.pdf', 'b.PDF', '');
    await ordenar.renombrarCarpeta('a.1', 'b', '');
    expect(llamadas).toHaveLength(2);
  });

  it.each([
    ['\u200edocumento escaneado.pdf', 'documento escaneado.pdf'],
    ['acta\u202efdp.exe', 'actafdp.exe'],
    ['ac\u200bta\u00ad.pdf\u2069', 'acta.pdf'],
    [' acta.pdf ', 'acta.pdf'],
    ['👩‍👧 familia.pdf', '👩‍👧 familia.pdf'],
  ])('%j se sube sin lo que nadie ve de su nombre', async (name, limpio) => {
    const { archivos, llamadas } = almacen();
    const subir = subirArchivo({ archivos, permisos: permisosDe('ADMINISTRADOR') });
    expect(await subir('formatos', { ...archivo(3), name })).toMatch(new RegExp(`/${limpio}$`));
    expect(llamadas[0]?.[2]).toMatchObject({ name: limpio });
  });

  it('un nombre que no se puede guardar se rechaza en español y no sale', async () => {
    const { archivos, llamadas } = almacen();
    const permisos = permisosDe('ADMINISTRADOR');
    const subir = subirArchivo({ archivos, permisos });
    for (const name of ['../acta.pdf', 'a\u0000.pdf', `${'x'.repeat(300)}.pdf`, ' ', '..', 'a/b.pdf']) {
      await expect(subir('formatos', { ...archivo(3), name })).rejects.toMatchObject({
        codigo: 'VALIDACION',
      });
      const { crearCarpeta } = organizarArchivos({ archivos, permisos });
      await expect(crearCarpeta(name, 'formatos')).rejects.toMatchObject({ codigo: 'VALIDACION' });
    }
    expect(llamadas).toEqual([]);
  });
});
