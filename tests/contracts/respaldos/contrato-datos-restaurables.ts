import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import type { FilasDeTabla } from '@/application/respaldos/datos-respaldables.port';
import { ErrorRespaldo } from '@/domain/respaldos/error-respaldo';
import type { Manifiesto } from '@/domain/respaldos/manifiesto';
import { postgresDatosRespaldables } from '@/infrastructure/postgres/respaldos/postgres-datos-respaldables';
import { postgresDatosRestaurables } from '@/infrastructure/postgres/respaldos/postgres-datos-restaurables';
import { postgresSedeRepository } from '@/infrastructure/postgres/sedes/postgres-sede-repository';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

interface Copia {
  manifiesto: Manifiesto;
  filas: FilasDeTabla[];
}

async function* enTandas(filas: readonly FilasDeTabla[]): AsyncGenerator<FilasDeTabla> {
  yield* filas;
}

export const contratoDatosRestaurables = (nombre: string, abrir: AbrirBase): void => {
  describe(`DatosRestaurables: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const sedes = () => postgresSedeRepository(taller().contexto());
    const crearSede = (llamada: string) => sedes().crear(unaSede().llamada(llamada).datos());
    const nombres = async () => (await sedes().listar()).map((sede) => sede.nombre);
    const restaurar = ({ manifiesto, filas }: Copia) =>
      postgresDatosRestaurables(taller()).restaurar(manifiesto, enTandas(filas));
    const copiar = (): Promise<Copia> =>
      postgresDatosRespaldables(taller().db).instantanea(async (foto) => {
        const filas: FilasDeTabla[] = [];
        for (const tabla of foto.tablas)
          for await (const lineas of foto.filas(tabla)) filas.push({ tabla: tabla.nombre, lineas });
        const contar = (tabla: string) =>
          filas.filter((una) => una.tabla === tabla).reduce((suma, { lineas }) => suma + lineas.length, 0);
        const { motor, migraciones, secuencias, tablas_sin_filas } = foto;
        const manifiesto: Manifiesto = {
          formato: 2,
          producto: 'fundacion',
          version: '0.0.0',
          creado_en: '2026-11-21T15:00:00.000Z',
          motor,
          migraciones,
          secuencias,
          tablas_sin_filas,
          tablas: foto.tablas.map((tabla) => ({ ...tabla, filas: contar(tabla.nombre) })),
          carpetas: [],
          partes: [],
        };
        return { manifiesto, filas };
      });

    it('brings back what there was, to the letter, and nothing that came later', async () => {
      await crearSede('Casa "Ñandú" \\ {a,b}');
      await taller().persona('ana@ejemplo.example');
      const antes = await copiar();
      await crearSede('Después');
      await restaurar(antes);
      expect(await nombres()).toEqual(['Casa "Ñandú" \\ {a,b}']);
      const despues = await copiar();
      expect(despues.filas).toEqual(antes.filas);
      expect(despues.manifiesto.secuencias).toEqual(antes.manifiesto.secuencias);
    });

    it('what is done last is part of it: when that fails, what there was stays', async () => {
      await crearSede('En el respaldo');
      const { manifiesto, filas } = await copiar();
      await crearSede('Solo aquí');
      const alFinal = () => Promise.reject(new Error('el disco se llenó'));
      const restaurables = postgresDatosRestaurables(taller());
      await expect(restaurables.restaurar(manifiesto, enTandas(filas), alFinal)).rejects.toThrow(
        'el disco se llenó',
      );
      expect(await nombres()).toEqual(['En el respaldo', 'Solo aquí']);
    });

    it('goes on numbering where it was', async () => {
      const { id } = await crearSede('Primera');
      const copia = await copiar();
      await restaurar(copia);
      expect(Number((await crearSede('Segunda')).id)).toBe(Number(id) + 1);
    });

    it('is all or nothing: with other rows than the backup says, what there was stays', async () => {
      await crearSede('En el respaldo');
      const { manifiesto, filas } = await copiar();
      await crearSede('Solo aquí');
      const faltantes = filas.filter(({ tabla }) => tabla !== 'sedes');
      await expect(restaurar({ manifiesto, filas: faltantes })).rejects.toBeInstanceOf(ErrorRespaldo);
      expect(await nombres()).toEqual(['En el respaldo', 'Solo aquí']);
    });

    it('refuses what it does not know, and what there was stays', async () => {
      await crearSede('Solo aquí');
      const { manifiesto, filas } = await copiar();
      const ajena = { tabla: 'desconocida', lineas: ['{}'] };
      await expect(restaurar({ manifiesto, filas: [...filas, ajena] })).rejects.toBeInstanceOf(ErrorRespaldo);
      const conOtraColumna = manifiesto.tablas.map((tabla) =>
        tabla.nombre === 'sedes' ? { ...tabla, columnas: [...tabla.columnas, 'desconocida'] } : tabla,
      );
      await expect(
        restaurar({ manifiesto: { ...manifiesto, tablas: conOtraColumna }, filas }),
      ).rejects.toBeInstanceOf(ErrorRespaldo);
      expect(await nombres()).toEqual(['Solo aquí']);
    });

    it('a backup that cannot be read to its end changes nothing', async () => {
      await crearSede('Solo aquí');
      const { manifiesto, filas } = await copiar();
      async function* cortado(): AsyncGenerator<FilasDeTabla> {
        yield* filas.slice(0, 2);
        throw new Error('se cortó');
      }
      const restaurables = postgresDatosRestaurables(taller());
      await expect(restaurables.restaurar(manifiesto, cortado())).rejects.toThrow('se cortó');
      expect(await nombres()).toEqual(['Solo aquí']);
    });
  });
};
