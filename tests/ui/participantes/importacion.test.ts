import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { adivinarColumnas } from '@/ui/features/participantes/importacion/campos-importables';
import { crearConversor } from '@/ui/features/participantes/importacion/convertir-fila';
import { aXlsx } from '@/ui/features/shared/exportacion/xlsx';
import { leerCsv } from '@/ui/features/shared/importacion/leer-csv';
import { leerTabla } from '@/ui/features/shared/importacion/leer-tabla';

const leer = (texto: string, codificacion: BufferEncoding = 'utf8') =>
  leerTabla(new File([new Uint8Array(Buffer.from(texto, codificacion))], 'gente.csv'));

describe('leer el archivo', () => {
  it.each([';', ',', '\t'])('reconoce el separador %j', async (separador) => {
    const { titulos, filas } = await leer(`Nombre${separador}Teléfono\nAna${separador}300\n`);
    expect(titulos).toEqual(['Nombre', 'Teléfono']);
    expect(filas).toEqual([{ numero: 2, celdas: ['Ana', '300'] }]);
  });

  it('lee las tildes de UTF-8, con BOM o sin él, y las de Windows-1252', async () => {
    for (const archivo of [
      await leer('Año\nÑandú'),
      await leer('\uFEFFAño\nÑandú'),
      await leer('Año\nÑandú', 'latin1'),
    ]) {
      expect([archivo.titulos[0], archivo.filas[0]?.celdas[0]]).toEqual(['Año', 'Ñandú']);
    }
  });

  it('entiende comillas, saltos dentro de una celda y comillas dobladas', () => {
    expect(leerCsv('a;b\r\n"x;1\n2";"di ""hola"""\r\n')).toEqual([
      ['a', 'b'],
      ['x;1\n2', 'di "hola"'],
    ]);
  });

  it('salta las filas vacías sin perder el número de las demás, y quita el apóstrofo de los exportados', async () => {
    const { filas } = await leer("Nombre;Tel\n;\nAna;'+57 300\n");
    expect(filas).toEqual([{ numero: 3, celdas: ['Ana', '+57 300'] }]);
  });

  it('lee un libro de Excel', async () => {
    const columnas = [
      { titulo: 'Nombre', valor: (f: { n: string; v: number }) => f.n },
      { titulo: 'Valor', valor: (f: { n: string; v: number }) => f.v },
    ];
    const libro = await aXlsx('Hoja', columnas, [{ n: 'Ñandú', v: 850_000 }]);
    const { titulos, filas } = await leerTabla(new File([await libro.arrayBuffer()], 'gente.xlsx'));
    expect(titulos).toEqual(['Nombre', 'Valor']);
    expect(filas[0]?.celdas).toEqual(['Ñandú', '850000']);
  });

  it('dice qué pasa con un archivo vacío, binario o dañado', async () => {
    await expect(leer('')).rejects.toMatchObject({ codigo: 'VALIDACION' });
    await expect(leer('Solo títulos\n')).rejects.toThrow(/vacío/);
    await expect(leer('a\u0000b;c\nd;e')).rejects.toThrow(/CSV ni XLSX/);
    await expect(leer('PK roto')).rejects.toThrow(/Excel/);
  });
});

describe('columnas y valores', () => {
  it('adivina las columnas por su título, con otros nombres y sin tildes', () => {
    expect(adivinarColumnas(['CEDULA', 'Nombre completo', 'celular', 'Sede', 'Error'])).toEqual({
      numero_documento: 0,
      nombre: 1,
      telefono: 2,
      sede_id: 3,
    });
  });

  it('lee etiquetas, fechas con el día primero, pesos y la sede por su nombre', () => {
    const titulos = [
      'Nombre',
      'Tipo doc',
      'Cédula',
      'Nacimiento',
      'Área',
      'Sede',
      'Cuota',
      'Estado',
      'Ingreso',
    ];
    const convertir = crearConversor(adivinarColumnas(titulos), [
      unaSede().llamada('Casa Apartadó').almacenada(7),
    ]);
    const celdas = [
      'Ana',
      'Cédula de ciudadanía',
      '1.017.000',
      '5/3/1990',
      'mujer',
      'CASA APARTADO',
      '$ 850.000',
    ];
    expect(convertir({ numero: 2, celdas: [...celdas, 'activo', '2026-1-9'] })).toEqual({
      nombre: 'Ana',
      tipo_documento: 'CC',
      numero_documento: '1017000',
      fecha_nacimiento: '1990-03-05',
      area: 'MUJERES',
      sede_id: 7,
      valor_mensualidad: 850_000,
      estado: 'ACTIVO',
      fecha_ingreso: '2026-01-09',
    });
  });

  it('lo que no entiende pasa como está, para que la regla diga qué tiene', () => {
    const convertir = crearConversor(adivinarColumnas(['Nombre', 'Nacimiento', 'Sede', 'Cuota']), []);
    expect(convertir({ numero: 2, celdas: ['Ana', 'ayer', 'Ninguna', 'mucho'] })).toEqual({
      nombre: 'Ana',
      fecha_nacimiento: 'ayer',
      sede_id: 'Ninguna',
      valor_mensualidad: 'mucho',
    });
  });
});
