import { desc, eq } from 'drizzle-orm';
import type { PapelesFirmados } from '@/application/archivos/bodega-archivos.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { formatos } from '@/infrastructure/postgres/esquema/formatos';
import { papelesRecibidos as papeles } from '@/infrastructure/postgres/esquema/papeles';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';

export const postgresPapelesFirmados = (db: Ejecutor): PapelesFirmados => ({
  de: async (ruta) => {
    const [fila] = await db
      .select({ codigo: papeles.codigo, nombre: formatos.nombre, persona: participantes.nombre })
      .from(papeles)
      .innerJoin(participantes, eq(participantes.id, papeles.participante_id))
      .leftJoin(formatos, eq(formatos.codigo, papeles.codigo))
      .where(eq(papeles.archivo, ruta))
      .orderBy(desc(formatos.edicion))
      .limit(1);
    return fila ? { papel: fila.nombre ?? fila.codigo, persona: fila.persona } : null;
  },
});
