import { describe, expect, it } from 'vitest';
import { leerHojas as leerEnSuHilo } from '@/ui/panel/comun/importacion/leer-hojas';
import { leerXlsx } from '@/ui/panel/comun/importacion/leer-xlsx';

// There are no threads here.
const leerHojas = (archivo: File) => leerEnSuHilo(archivo, leerXlsx);

const archivo = (
  bytes: string | Uint8Array<ArrayBuffer>,
  nombre = 'gente.csv',
  codificacion: BufferEncoding = 'latin1',
) => new File([typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, codificacion)) : bytes], nombre);
const mensajeDe = (falla: Promise<unknown>) =>
  falla.then(
    () => 'se leyó',
    (error: Error) => error.message,
  );

const OLE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const ole = (...nombres: string[]) =>
  Buffer.concat([Buffer.from(OLE, 'latin1'), Buffer.from(nombres.join('\0'), 'utf16le')]).toString('latin1');
const ZIP = 'PK\u0003\u0004\u0014\u0000';

describe('un archivo que no es una lista dice qué es y qué hacer', () => {
  it.each([
    ['%PDF-1.7\n%âãÏÓ\n1 0 obj', 'lista.pdf', 'Es un PDF'],
    ['%PDF-1.7\n%âãÏÓ\n1 0 obj', 'lista.csv', 'Es un PDF'],
    ['\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'foto.jpg', 'Es una imagen'],
    ['\u0089PNG\r\n\u001a\n\u0000', 'foto.png', 'Es una imagen'],
    ['\u0000\u0000\u0000\u0018ftypheic\u0000', 'foto.heic', 'Es una imagen'],
    [ole('Root Entry', 'Workbook'), 'gente.xls', 'Es un Excel antiguo (.xls): ábralo y guárdelo como .xlsx'],
    [ole('Root Entry', 'Workbook'), 'gente.xlsx', 'Es un Excel antiguo (.xls): ábralo y guárdelo como .xlsx'],
    [ole('Root Entry', 'WordDocument'), 'gente.doc', 'Es un documento de Word'],
    [ole('EncryptedPackage'), 'gente.xlsx', 'El Excel tiene contraseña'],
    [`${ZIP}word/document.xml`, 'gente.docx', 'Es un documento de Word'],
    [`${ZIP}word/document.xml`, 'gente.xlsx', 'Es un documento de Word'],
    [
      `${ZIP}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`,
      'g.ods',
      'Es una hoja de LibreOffice (.ods)',
    ],
    [`${ZIP}xl/workbook.bin`, 'gente.xlsb', 'Es un Excel binario (.xlsb)'],
    [`${ZIP}fotos/una.jpg`, 'gente.zip', 'Es un archivo comprimido'],
    ['Rar!\u001a\u0007\u0000', 'gente.rar', 'Es un archivo comprimido'],
    ['<html><table><tr><td>Nombre</td></tr></table>', 'gente.xls', 'Es una página web'],
    ['\u00ef\u00bb\u00bf\r\n<!DOCTYPE html><html>', 'gente.xls', 'Es una página web'],
    ['<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>', 'gente.xls', 'Es un Excel antiguo'],
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n\n<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">',
      'gente.fods',
      'Es una hoja de LibreOffice (.fods)',
    ],
    ['{\\rtf1\\ansi', 'gente.rtf', 'Es un documento de Word'],
    [`${ZIP}xl/workbook.xml roto`, 'gente.xlsx', 'El archivo de Excel está dañado'],
    ['a\u0000b;c\nd;e', 'gente.csv', 'El archivo no es CSV ni Excel'],
    ['\u0001\u0002\u0003\u0004\u0005\u0006\u0007', 'gente.csv', 'El archivo no es CSV ni Excel'],
  ])('%#: %j con el nombre %s', async (bytes, nombre, mensaje) => {
    const dicho = await mensajeDe(leerHojas(archivo(bytes, nombre)));
    expect(dicho).toContain(mensaje);
    expect(dicho).toMatch(/\.xlsx|\.csv|descomprímalo|contraseña/);
  });

  it.each(['', '\uFEFF', ' \r\n\t\r\n', ';;;\n;;;\n', 'sep=;\n'])(
    'vacío (%j) dice que está vacío',
    async (texto) => {
      expect(await mensajeDe(leerHojas(archivo(texto, 'gente.csv', 'utf8')))).toBe(
        'El archivo está vacío: no tiene nada escrito',
      );
    },
  );

  it('un texto con tildes y símbolos no se toma por otra cosa', async () => {
    const [hoja] = await leerHojas(archivo('Nombre;Nota\nPK Ríos;<b>%PDF</b> 100 %\n', 'gente.csv', 'utf8'));
    expect(hoja?.filas[1]?.celdas).toEqual(['PK Ríos', '<b>%PDF</b> 100 %']);
  });

  it('un archivo de más de 10 MB se divide', async () => {
    expect(await mensajeDe(leerHojas(archivo('x'.repeat(10_485_761))))).toContain('más de 10 MB');
  });
});
