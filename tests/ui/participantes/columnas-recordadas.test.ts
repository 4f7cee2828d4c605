import { almacenEnMemoria } from '@tests/ui/apoyo/almacen-en-memoria';
import { describe, expect, it } from 'vitest';
import type { Almacen } from '@/application/shared/equipo.port';
import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import { columnasRecordadas, recordarColumnas } from '@/ui/panel/comun/importacion/columnas-recordadas';

const en = (almacen: Almacen, entidad = 'participantes') => ({
  almacen,
  entidad,
  columnas: COLUMNAS_PARTICIPANTES,
});

const TITULOS = ['Quién', 'A dónde llamar', 'Otra cosa'];

describe('las columnas de la última importación', () => {
  it('vuelven con los mismos títulos, y no con otros', () => {
    const almacen = en(almacenEnMemoria());
    expect(columnasRecordadas(almacen, TITULOS)).toBeNull();
    recordarColumnas(almacen, TITULOS, { nombre: 0, telefono: 1 });
    expect(columnasRecordadas(almacen, TITULOS)).toEqual({ nombre: 0, telefono: 1 });
    expect(columnasRecordadas(almacen, ['QUIEN', 'a donde llamar', 'otra cosa'])).not.toBeNull();
    expect(columnasRecordadas(almacen, ['A dónde llamar', 'Quién', 'Otra cosa'])).toBeNull();
    expect(columnasRecordadas(almacen, TITULOS.slice(0, 2))).toBeNull();
  });

  it('de la primera fila no se guarda ni una palabra: sin títulos, sería alguien', () => {
    const guardado: string[] = [];
    const almacen = almacenEnMemoria();
    const espia = { ...almacen, guardar: (_: string, valor: string) => guardado.push(valor) > 0 };
    recordarColumnas(en(espia), ['Luz Marina Ríos', '3001234567', 'CC 1000000001'], { nombre: 0 });
    expect(guardado).toHaveLength(1);
    expect(guardado[0]).not.toMatch(/luz|marina|rios|ríos|300|1000000001/i);
  });

  it('lo que ahora se entiende por sí solo y antes no, toma su columna; lo que se dejó por fuera sigue fuera', () => {
    const almacen = en(almacenEnMemoria());
    recordarColumnas(almacen, TITULOS, { nombre: 0 }, { nombre: 0, telefono: 1 });
    const ahora = { nombre: 0, telefono: 1, direccion: 2 };
    expect(columnasRecordadas(almacen, TITULOS, ahora)).toEqual({ nombre: 0, direccion: 2 });
    expect(columnasRecordadas(almacen, TITULOS, { direccion: 0 })).toEqual({ nombre: 0 });
  });

  it('las que guardó una versión anterior no esconden una columna que se entiende', () => {
    const almacen = almacenEnMemoria();
    recordarColumnas(en(almacen), TITULOS, { nombre: 0 });
    const [{ huella, columnas }] = JSON.parse(almacen.leer('importacion-columnas') ?? '[]');
    almacen.guardar('importacion-columnas', JSON.stringify([{ huella, columnas }]));
    expect(columnasRecordadas(en(almacen), TITULOS, { telefono: 1 })).toEqual({ nombre: 0, telefono: 1 });
  });

  it('las de una lista no son las de otra', () => {
    const almacen = almacenEnMemoria();
    recordarColumnas(en(almacen), TITULOS, { nombre: 0 });
    expect(columnasRecordadas(en(almacen, 'acudientes'), TITULOS)).toBeNull();
    expect(columnasRecordadas(en(almacen), TITULOS)).toEqual({ nombre: 0 });
  });

  it('guarda las cinco últimas', () => {
    const almacen = en(almacenEnMemoria());
    for (let n = 0; n < 6; n += 1) recordarColumnas(almacen, [`Título ${n}`], { nombre: 0 });
    expect(columnasRecordadas(almacen, ['Título 0'])).toBeNull();
    expect(columnasRecordadas(almacen, ['Título 1'])).toEqual({ nombre: 0 });
  });

  it.each(['', '{', '7', '[null]', '[{"huella":3}]'])('lo ilegible (%j) vale por nada', (valor) => {
    expect(columnasRecordadas(en(almacenEnMemoria({ 'importacion-columnas': valor })), TITULOS)).toBeNull();
  });

  it('pasa por alto columnas que no hay y campos que no existen', () => {
    const almacen = en(almacenEnMemoria());
    recordarColumnas(almacen, TITULOS, { nombre: 2, telefono: 9, rol: 1, email: -1 } as never);
    expect(columnasRecordadas(almacen, TITULOS)).toEqual({ nombre: 2 });
  });
});
