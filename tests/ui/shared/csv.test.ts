import { describe, expect, it } from 'vitest';
import { aCsv } from '@/ui/panel/comun/exportacion/exportar';

const COLUMNAS = [
  { titulo: 'Nombre', valor: ({ nombre }: { nombre: string }) => nombre },
  { titulo: 'Otra', valor: () => 'x' },
];
const filaDe = (nombre: string) => aCsv(COLUMNAS, [{ nombre }]).split('\r\n')[1];

describe('el archivo CSV', () => {
  it.each([
    ['=1+1', `"'=1+1";x`],
    ['Ana,=1+1', `"Ana,'=1+1";x`],
    ['Ana;=1+1', `"Ana;'=1+1";x`],
    ['Ana\t@SUM(A1)', `"Ana\t'@SUM(A1)";x`],
    ['Ana,"=1+1', `"Ana,""'=1+1";x`],
    ['Ana,-1,+2', `"Ana,'-1,'+2";x`],
  ])('%j no es una fórmula con ningún separador', (nombre, esperada) => {
    expect(filaDe(nombre)).toBe(esperada);
  });

  it.each(['Calle 5, -3', 'a = b', 'correo@ejemplo.co', 'Ana, María'])('%j sale como es', (nombre) => {
    expect(filaDe(nombre)).toBe(`${nombre};x`);
  });
});
