import { permisosDe } from '@tests/application/dobles/permisos';
import { describe, expect, it } from 'vitest';
import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { organizarArchivos } from '@/application/archivos/organizar-archivos';
import { subirArchivo } from '@/application/archivos/subir-archivo';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';

const almacen = () => {
  const llamadas: unknown[][] = [];
  const anotar =
    (metodo: string) =>
    async (...argumentos: unknown[]) =>
      void llamadas.push([metodo, ...argumentos]);
  const archivos: ArchivoStore = {
    listar: async () => ({ files: [], folders: [] }),
    subir: async (ruta, archivo, avance, siExiste) => {
      llamadas.push(['subir', ruta, archivo, avance, siExiste]);
      return archivo.name;
    },
    eliminar: anotar('eliminar'),
    renombrarArchivo: anotar('renombrarArchivo'),
    crearCarpeta: anotar('crearCarpeta'),
    renombrarCarpeta: anotar('renombrarCarpeta'),
    eliminarCarpeta: anotar('eliminarCarpeta'),
    reservarCarpeta: anotar('reservarCarpeta'),
    listarPapelera: async () => {
      llamadas.push(['listarPapelera']);
      return [];
    },
    restaurar: async (id) => {
      llamadas.push(['restaurar', id]);
      return id;
    },
    eliminarDePapelera: anotar('eliminarDePapelera'),
    urlDescarga: async (ruta) => ruta,
    leer: async () => new Uint8Array(),
  };
  return { archivos, llamadas };
};
const archivo = (size: number) => ({ name: 'acta.pdf', size, type: 'application/pdf', contenido: null });

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

  describe('cuando la respuesta no llega', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const elegido = { ...archivo(3), contenido: new Blob([bytes]) };
    const conCarpeta = (guardados: Readonly<Record<string, Uint8Array<ArrayBuffer>>>, falla: boolean) => {
      const { archivos, llamadas } = almacen();
      const files = Object.entries(guardados).map(([name, contenido]) => ({
        name,
        path: `formatos/pdf/${name}`,
        size: contenido.length,
        contentType: null,
        updatedAt: null,
      }));
      const enviado = archivos.subir;
      const subir = subirArchivo({
        permisos: permisosDe('ADMINISTRADOR'),
        archivos: {
          listar: async () => ({ files, folders: [] }),
          leer: async (ruta) => guardados[ruta.split('/').at(-1) ?? ''] ?? new Uint8Array(),
          subir: async (...argumentos) => {
            const nombre = await enviado(...argumentos);
            if (falla) throw errorSinRespuesta('red');
            return nombre;
          },
        },
      });
      return { subir, llamadas };
    };

    it.each<[string, Readonly<Record<string, Uint8Array<ArrayBuffer>>>, string]>([
      ['con su nombre', { 'acta.pdf': bytes }, 'formatos/pdf/acta.pdf'],
      [
        'con otro, porque se conservaron ambas',
        { 'acta.pdf': new Uint8Array([9, 9, 9]), 'acta (2).pdf': bytes },
        'formatos/pdf/acta (2).pdf',
      ],
    ])('y la carpeta tiene esos mismos bytes %s, quedó subido', async (_caso, guardados, donde) => {
      const { subir } = conCarpeta(guardados, true);
      expect(await subir('formatos', elegido)).toBe(donde);
    });

    it.each<[string, Readonly<Record<string, Uint8Array<ArrayBuffer>>>]>([
      ['no lo tiene', {}],
      ['tiene otro del mismo nombre y tamaño', { 'acta.pdf': new Uint8Array([1, 2, 4]) }],
    ])('y la carpeta %s, sigue sin saberse', async (_caso, guardados) => {
      const { subir } = conCarpeta(guardados, true);
      await expect(subir('formatos', elegido)).rejects.toMatchObject({ codigo: 'SIN_CONEXION' });
    });

    it('lo que se envió antes se busca primero, y no se envía otra vez', async () => {
      const { subir, llamadas } = conCarpeta({ 'acta.pdf': bytes }, false);
      expect(await subir('formatos', elegido, { yaEnviado: true })).toBe('formatos/pdf/acta.pdf');
      expect(llamadas).toEqual([]);
    });

    it('lo que se envió antes y no está se envía', async () => {
      const { subir, llamadas } = conCarpeta({}, false);
      expect(await subir('formatos', elegido, { yaEnviado: true })).toBe('formatos/pdf/acta.pdf');
      expect(llamadas).toHaveLength(1);
    });
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
