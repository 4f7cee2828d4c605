import { unaSede } from '@tests/builders/una-sede';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Instantanea } from '@/application/respaldos/datos-respaldables.port';
import { postgresDatosRespaldables } from '@/infrastructure/postgres/respaldos/postgres-datos-respaldables';
import { postgresSedeRepository } from '@/infrastructure/postgres/sedes/postgres-sede-repository';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

const leerTodo = async (foto: Instantanea): Promise<Record<string, string[]>> => {
  const tablas: Record<string, string[]> = {};
  for (const tabla of foto.tablas) {
    const lineas: string[] = [];
    for await (const tanda of foto.filas(tabla)) lineas.push(...tanda);
    tablas[tabla.nombre] = lineas;
  }
  return tablas;
};

export const contratoDatosRespaldables = (nombre: string, abrir: AbrirBase): void => {
  describe(`DatosRespaldables: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const datos = () => postgresDatosRespaldables(taller().db);
    const crearSede = (llamada: string) =>
      postgresSedeRepository(taller().contexto()).crear(unaSede().llamada(llamada).datos());
    beforeEach(async () => {
      await crearSede('Casa "Ñandú" \\ {a,b}\n');
    });

    it('names every table after those it points at, with its columns', async () => {
      const tablas = await datos().instantanea(async (foto) => foto.tablas);
      const orden = tablas.map((tabla) => tabla.nombre);
      for (const [primera, segunda] of [
        ['sedes', 'participantes'],
        ['participantes', 'acudientes'],
        ['participantes', 'mensualidades'],
        ['mensualidades', 'abonos'],
      ] as const)
        expect(orden.indexOf(primera), `${primera} antes de ${segunda}`).toBeLessThan(orden.indexOf(segunda));
      expect(tablas.find((tabla) => tabla.nombre === 'sedes')?.columnas).toContain('direccion');
    });

    it('gives each row as a line of JSON with every column, its text as it is', async () => {
      const { sedes = [] } = await datos().instantanea(leerTodo);
      const filas = sedes.map((linea) => JSON.parse(linea) as Record<string, string | null>);
      expect(filas).toMatchObject([{ nombre: 'Casa "Ñandú" \\ {a,b}\n', archivado_en: null, version: '1' }]);
      expect(sedes[0]).not.toContain('\n');
    });

    it('leaves out the rows that must not come back: sessions, links, attempts', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await taller().base.ejecutarGuion(
        `insert into sesiones (huella, usuario_id, creada_en, ultimo_uso, expira_en)
         values ('huella-secreta', ${id}, now(), now(), now())`,
      );
      const [tablas, sinFilas] = await datos().instantanea(async (foto) => [
        await leerTodo(foto),
        foto.tablas_sin_filas,
      ]);
      expect(sinFilas).toEqual(expect.arrayContaining(['sesiones', 'restablecimientos', 'intentos_acceso']));
      expect(JSON.stringify(tablas)).not.toContain('huella-secreta');
      expect(Object.keys(tablas)).toContain('usuarios');
    });

    it('says where its counters are and which changes of the schema it has', async () => {
      const foto = await datos().instantanea(async ({ secuencias, migraciones, motor }) => ({
        secuencias,
        migraciones,
        motor,
      }));
      expect(foto.motor).toMatch(/^PostgreSQL \d+/);
      expect(foto.migraciones[0]).toBe('0001_inicial.sql');
      expect(foto.secuencias.length).toBeGreaterThan(5);
      expect(foto.secuencias.some(({ valor, usada }) => valor === '1' && usada)).toBe(true);
    });

    it('is of one instant: what is written while it is read does not show', async () => {
      let escritura: Promise<unknown> = Promise.resolve();
      const { sedes = [] } = await datos().instantanea(async (foto) => {
        // Where there is one connection it waits for its turn; elsewhere it happens now.
        escritura = crearSede('Mientras tanto');
        await Promise.race([escritura, new Promise((seguir) => setTimeout(seguir, 300))]);
        return leerTodo(foto);
      });
      await escritura;
      expect(sedes).toHaveLength(1);
      expect((await datos().instantanea(leerTodo)).sedes).toHaveLength(2);
    });

    it('what fails while it is read fails for whoever asked, and the next one can be read', async () => {
      await expect(datos().instantanea(() => Promise.reject(new Error('se cortó')))).rejects.toThrow(
        'se cortó',
      );
      expect((await datos().instantanea(leerTodo)).sedes).toHaveLength(1);
    });
  });
};
