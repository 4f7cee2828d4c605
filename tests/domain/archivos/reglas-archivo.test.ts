import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { esquemaListado } from '@/domain/archivos/archivo';
import { MENSAJE_PERMISO_ARCHIVOS } from '@/domain/archivos/manifiesto-archivos';
import { claseDeArchivo, revisarTamano } from '@/domain/archivos/reglas-archivo';
import { formatearTamano } from '@/domain/shared/formatear-tamano';

describe('límite de subida (especificación §5 y §9)', () => {
  it.each([0, 1, 10_485_760])('%i bytes caben', (size) => {
    expect(() => revisarTamano({ size })).not.toThrow();
  });

  it('un byte más se rechaza con el mensaje a la letra', () => {
    expect(atrapar(() => revisarTamano({ size: 10_485_761 }))).toMatchObject({
      codigo: 'DEMASIADO_GRANDE',
      message: 'File size exceeds 10MB limit',
    });
  });
});

describe('permiso sobre los archivos (especificación §6)', () => {
  it('el mensaje a la letra', () => {
    expect(MENSAJE_PERMISO_ARCHIVOS).toBe('Permission denied: Admin access required');
  });
});

describe('tamaños y clases de archivo (especificación §2, diálogo de subida)', () => {
  it.each([
    [0, '0 B'],
    [1023, '1.023 B'],
    [1024, '1 KB'],
    [1025, '1 KB'],
    [1536, '1,5 KB'],
    [10_485_760, '10 MB'],
    [1_610_612_736, '1,5 GB'],
    [5_497_558_138_880, '5.120 GB'],
  ])('%i bytes: %s', (bytes, escrito) => {
    expect(formatearTamano(bytes)).toBe(escrito);
  });

  it.each([
    ['acta.PDF', 'pdf'],
    ['carta.docx', 'word'],
    ['pagos.csv', 'excel'],
    ['foto.JPEG', 'imagen'],
    ['video.mp4', 'video'],
    ['copia.tar.gz', 'comprimido'],
    ['datos.json', 'codigo'],
    ['sin-extension', 'otro'],
    ['pdf', 'otro'],
    ['raro.constructor', 'otro'],
    ['punto.', 'otro'],
  ])('%s es %s', (nombre, clase) => {
    expect(claseDeArchivo(nombre)).toBe(clase);
  });
});

describe('listado leído de un servicio (especificación §3)', () => {
  it('una fila ilegible se omite y las demás quedan', () => {
    const listado = esquemaListado.parse({
      files: [{ name: 'a.pdf', size: 'mucho' }, { size: 5 }, null, { name: 'b.pdf', size: 7, otro: 1 }],
      folders: ['x', { name: 'actas' }],
    });
    expect(listado.files.map((f) => [f.name, f.size])).toEqual([
      ['a.pdf', null],
      ['b.pdf', 7],
    ]);
    expect(listado.folders).toEqual([{ name: 'actas', path: null, reserved: null }]);
  });

  it.each([{}, { files: null, folders: 'x' }])('%j es un listado vacío', (valor) => {
    expect(esquemaListado.parse(valor)).toEqual({ files: [], folders: [] });
  });
});
