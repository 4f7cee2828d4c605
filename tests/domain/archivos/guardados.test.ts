import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { ordenarListado } from '@/domain/archivos/archivo';
import {
  errorFirma,
  errorNoEsCarpeta,
  errorNombreOcupado,
  errorSinAlmacen,
  errorSinArchivo,
  errorSinCarpeta,
} from '@/domain/archivos/errores-archivos';
import { carpetaDestino, RAIZ_BIBLIOTECA } from '@/domain/archivos/organizacion';
import {
  esquemaCambioNombre,
  esquemaCarpetaNueva,
  esquemaIdPapelera,
  esquemaPedidoSubida,
  esquemaReserva,
  esquemaRutaPedida,
  esquemaUbicado,
  esquemaUrlFirmada,
} from '@/domain/archivos/pedidos-archivos';
import { tipoBase } from '@/domain/archivos/permiso-firmado';
import { claseDeArchivo } from '@/domain/archivos/reglas-archivo';
import { sucesoEnHistoria } from '@/domain/archivos/suceso-de-archivo';
import { TIPO_DESCONOCIDO, tipoDeContenido } from '@/domain/archivos/tipo-de-contenido';
import { analizar } from '@/domain/shared/analizar';

describe('el tipo con que se entrega un archivo', () => {
  it.each([
    ['acta.pdf', 'application/pdf'],
    ['carta.doc', 'application/msword'],
    ['carta.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['pagos.xls', 'application/vnd.ms-excel'],
    ['pagos.XLSX', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['pagos.csv', 'text/csv; charset=utf-8'],
    ['nota.txt', 'text/plain; charset=utf-8'],
    ['foto.jpg', 'image/jpeg'],
    ['foto.JPEG', 'image/jpeg'],
    ['foto.png', 'image/png'],
    ['foto.gif', 'image/gif'],
    ['foto.webp', 'image/webp'],
    ['video.mp4', 'video/mp4'],
    ['video.webm', 'video/webm'],
    ['copia.zip', 'application/zip'],
    ['copia.tar.zip', 'application/zip'],
  ])('%s: %s', (nombre, tipo) => {
    expect(tipoDeContenido(nombre)).toBe(tipo);
  });

  it.each(['pagina.html', 'dibujo.svg', 'guion.js', 'sin-extension', 'raro.constructor', 'punto.'])(
    '%s son solo bytes',
    (nombre) => {
      expect(tipoDeContenido(nombre)).toBe('application/octet-stream');
      expect(TIPO_DESCONOCIDO).toBe('application/octet-stream');
    },
  );

  it.each([
    ['application/pdf', 'application/pdf'],
    [' Text/CSV ; charset=utf-8', 'text/csv'],
    ['', ''],
  ])('%j dice %j sin sus parámetros', (tipo, base) => {
    expect(tipoBase(tipo)).toBe(base);
  });
});

describe('la clase de un archivo, por su extensión', () => {
  it.each([
    ['pdf', 'pdf'],
    ['word', 'doc docx odt rtf'],
    ['excel', 'xls xlsx ods csv'],
    ['imagen', 'jpg jpeg png gif webp avif svg bmp heic'],
    ['video', 'mp4 webm mov avi mkv'],
    ['comprimido', 'zip rar 7z tar gz'],
    ['codigo', 'js ts html css json xml py java sql'],
    ['otro', 'exe bin dat'],
  ])('%s: %s', (clase, extensiones) => {
    for (const extension of extensiones.split(' '))
      expect(claseDeArchivo(`a.${extension}`), extension).toBe(clase);
  });
});

describe('la biblioteca', () => {
  it.each([
    ['a.pdf', 'pdf'],
    ['a.docx', 'word'],
    ['a.csv', 'excel'],
    ['a.png', 'imagenes'],
    ['a.mp4', 'videos'],
    ['a.zip', 'comprimidos'],
    ['a.json', 'codigo'],
    ['a', 'otros'],
  ])('%s va en %s, también si se eligió la carpeta de otro tipo', (nombre, carpeta) => {
    expect(carpetaDestino('formatos', nombre)).toBe(`formatos/${carpeta}`);
    expect(carpetaDestino(`formatos/${carpeta}`, 'otro.rtf')).toBe('formatos/word');
    expect(carpetaDestino('', nombre)).toBe(carpeta);
  });

  it('se llama como dice la especificación', () => {
    expect(RAIZ_BIBLIOTECA).toBe('formatos');
  });

  it('se lee por nombre, con los números por su valor', () => {
    const carpeta = (name: string) => ({ name, path: null });
    const archivo = (name: string) => ({ ...carpeta(name), size: null, contentType: null, updatedAt: null });
    const { files, folders } = ordenarListado({
      files: ['acta 10', 'ñame', 'acta 9', 'Ácido', 'zeta'].map(archivo),
      folders: ['b', 'A'].map(carpeta),
    });
    expect(files.map(({ name }) => name)).toEqual(['Ácido', 'acta 9', 'acta 10', 'ñame', 'zeta']);
    expect(folders.map(({ name }) => name)).toEqual(['A', 'b']);
  });
});

describe('los pedidos', () => {
  it('la carpeta vacía es la raíz', () => {
    const subida = { path: '', fileName: 'a.pdf', contentType: null };
    expect(analizar(esquemaPedidoSubida, subida)).toEqual({ path: '', fileName: 'a.pdf', contentType: '' });
    expect(analizar(esquemaCarpetaNueva, { name: 'a', parentPath: 'x' })).toEqual({
      name: 'a',
      parentPath: 'x',
    });
    expect(analizar(esquemaCambioNombre, { oldName: 'a', newName: 'b', parentPath: null })).toEqual({
      oldName: 'a',
      newName: 'b',
      parentPath: '',
    });
    expect(analizar(esquemaRutaPedida, { path: 'a' })).toEqual({ path: 'a' });
    const signedUrl = 'https://sitio.example/dashboard-api/storage/object?firma=a';
    expect(esquemaUrlFirmada.parse({ signedUrl, otro: 1 })).toEqual({ signedUrl });
    expect(esquemaUrlFirmada.safeParse({ signedUrl: '/x' }).success).toBe(false);
    expect(esquemaUrlFirmada.safeParse({}).success).toBe(false);
    expect(esquemaUbicado.parse({ path: 'a/b.pdf', otro: 1 })).toEqual({ path: 'a/b.pdf' });
    expect(esquemaUbicado.safeParse({}).success).toBe(false);
    const reserva = { path: 'a', reserved: true };
    expect(analizar(esquemaReserva, reserva)).toEqual(reserva);
  });

  it.each([
    [esquemaRutaPedida, { path: 5 }, { path: 'Escriba un texto' }],
    [esquemaRutaPedida, { path: 'a', otro: 1 }, { otro: 'Este campo no se puede enviar' }],
    [esquemaPedidoSubida, { path: 'a', contentType: 'x' }, { fileName: 'Este campo es obligatorio' }],
    [
      esquemaPedidoSubida,
      { path: 1, fileName: 'a', contentType: 2 },
      { path: 'Escriba un texto', contentType: 'Escriba un texto' },
    ],
    [esquemaCarpetaNueva, { parentPath: null }, { name: 'Este campo es obligatorio' }],
    [
      esquemaPedidoSubida,
      { path: 'a', fileName: 'a', contentType: 'x', ifExists: 'BORRAR' },
      { ifExists: 'Escriba REEMPLAZAR o CONSERVAR_AMBAS' },
    ],
    [
      esquemaReserva,
      { path: 1, reserved: 'sí' },
      { path: 'Escriba un texto', reserved: 'Escriba true o false' },
    ],
    [
      esquemaCambioNombre,
      { parentPath: null },
      { oldName: 'Este campo es obligatorio', newName: 'Este campo es obligatorio' },
    ],
  ])('el pedido %# se rechaza junto a su campo', (esquema, entrada, campos) => {
    expect(atrapar(() => analizar(esquema, entrada)).campos).toEqual(campos);
  });
});

describe('el identificador de algo en la papelera', () => {
  it.each(['a', '0198c3a2-7b1e-7c55-9d10-3f2a_B', 'x'.repeat(64)])('%s', (id) => {
    expect(analizar(esquemaIdPapelera, { id })).toEqual({ id });
  });

  it.each(['x'.repeat(65), '../x', 'x/..', 'a.b', 'a b', '..'])('%j no lo es', (id) => {
    expect(atrapar(() => analizar(esquemaIdPapelera, { id })).campos).toEqual({
      id: 'No es el identificador de algo en la papelera',
    });
  });
});

describe('lo que se dice y lo que se anota', () => {
  it.each([
    [errorSinArchivo(), 'NO_ENCONTRADO', 'El archivo ya no existe: actualice la lista'],
    [errorSinCarpeta(), 'NO_ENCONTRADO', 'La carpeta ya no existe: actualice la lista'],
    [errorNombreOcupado(), 'DUPLICADO', 'Ya existe un archivo o una carpeta con este nombre'],
    [errorNoEsCarpeta(), 'CONFLICTO', 'La ruta pasa por un archivo como si fuera una carpeta'],
    [
      errorFirma(),
      'PERMISO_DENEGADO',
      'La dirección firmada no es válida, ya venció o ya se usó: pida otra e intente de nuevo',
    ],
  ])('%s', (error, codigo, message) => {
    expect(error).toMatchObject({ codigo, message });
  });

  it('sin almacén, con su causa', () => {
    const caida = new Error('sin red');
    expect(errorSinAlmacen(caida)).toMatchObject({
      codigo: 'NO_DISPONIBLE',
      message: 'El almacén de archivos no está disponible en este momento',
      cause: caida,
    });
  });

  it.each([
    [null, 'a.pdf', { accion: 'CREAR', antes: null, despues: { id: 0, archivo: 'a.pdf' } }],
    ['a.pdf', null, { accion: 'ELIMINAR', antes: { id: 0, archivo: 'a.pdf' }, despues: null }],
    [
      'a.pdf',
      'b.pdf',
      { accion: 'ACTUALIZAR', antes: { id: 0, archivo: 'a.pdf' }, despues: { id: 0, archivo: 'b.pdf' } },
    ],
  ])('de %j a %j', (antes, despues, suceso) => {
    expect(sucesoEnHistoria({ clase: 'archivo', antes, despues })).toEqual(suceso);
  });
});
