import { describe, expect, it, vi } from 'vitest';
import { escribirFilas, type PorEscribir } from '@/application/shared/escribir-filas';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorConflicto, errorDuplicado, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';

const fila = (numero: number, escribir: PorEscribir['escribir'], carril = 'uno'): PorEscribir => ({
  numero,
  carril,
  campo: 'valor',
  escribir,
});
const envio = () => ({ clave: 'imp', hechas: new Map<number, FilaImportada>(), alAvanzar: vi.fn() });

describe('escribir las filas de un archivo', () => {
  it('cada una lleva su clave, y las de uno mismo van en su orden', async () => {
    const escritas: string[] = [];
    const filas = [2, 3, 4].map((numero) =>
      fila(numero, async (clave) => {
        await Promise.resolve();
        escritas.push(clave);
        return numero;
      }),
    );
    const un = envio();
    expect(await escribirFilas(filas, un)).toMatchObject([
      { resultado: 'CREADA', id: 2 },
      { resultado: 'CREADA', id: 3 },
      { resultado: 'CREADA', id: 4 },
    ]);
    expect(escritas).toEqual(['imp-2', 'imp-3', 'imp-4']);
    expect(un.alAvanzar).toHaveBeenLastCalledWith(3);
  });

  it('lo que se rechaza es de su fila y no detiene las demás', async () => {
    const rechazar = (error: Error) => () => Promise.reject(error);
    expect(
      await escribirFilas(
        [
          fila(2, rechazar(errorValidacion('Revise', { fecha: 'No existe' }))),
          fila(3, rechazar(errorDuplicado('Ya existe', {}))),
          fila(4, rechazar(errorConflicto('No tiene saldo'))),
          fila(5, rechazar(new ErrorAplicacion('NO_ENCONTRADO', 'Ya no está'))),
          fila(6, rechazar(new ErrorAplicacion('DEMASIADO_GRANDE', 'Es muy grande'))),
          fila(7, async () => 9),
        ],
        { clave: 'imp', hechas: new Map() },
      ),
    ).toMatchObject([
      { resultado: 'RECHAZADA', campos: { fecha: 'No existe' } },
      { resultado: 'DUPLICADA' },
      { resultado: 'RECHAZADA', campos: { valor: 'No tiene saldo' } },
      { resultado: 'RECHAZADA', campos: { valor: 'Ya no está' } },
      { resultado: 'RECHAZADA', campos: { valor: 'Es muy grande' } },
      { resultado: 'CREADA', id: 9 },
    ]);
  });

  it('si se corta la red se detiene, y al repetir sigue donde iba con las mismas claves', async () => {
    const claves: string[] = [];
    let cortada = false;
    const filas = [2, 3, 4].map((numero) =>
      fila(numero, async (clave) => {
        claves.push(clave);
        if (numero === 3 && !cortada) {
          cortada = true;
          throw errorSinRespuesta('red', new Error('sin red'));
        }
        return numero;
      }),
    );
    const un = envio();
    await expect(escribirFilas(filas, un)).rejects.toMatchObject({ codigo: 'SIN_CONEXION' });
    expect([...un.hechas.keys()]).toEqual([2]);
    expect(await escribirFilas(filas, un)).toHaveLength(3);
    expect(claves).toEqual(['imp-2', 'imp-3', 'imp-3', 'imp-4']);
  });

  it('escribe pocas a la vez', async () => {
    let ahora = 0;
    let maximo = 0;
    const filas = Array.from({ length: 30 }, (_, n) =>
      fila(
        n,
        async () => {
          ahora += 1;
          maximo = Math.max(maximo, ahora);
          await Promise.resolve();
          ahora -= 1;
          return n;
        },
        String(n),
      ),
    );
    await escribirFilas(filas, envio());
    expect(maximo).toBe(4);
  });
});
