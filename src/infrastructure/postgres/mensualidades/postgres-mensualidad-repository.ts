import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import {
  buscarMensualidades,
  listarMensualidades,
} from '@/infrastructure/postgres/mensualidades/buscar-mensualidades';
import {
  insertarMensualidad,
  modificarMensualidad,
} from '@/infrastructure/postgres/mensualidades/escribir-mensualidad';
import { leerMensualidad } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';

export const postgresMensualidadRepository = (contexto: Contexto): MensualidadRepository => ({
  listar: (filtro = {}) => listarMensualidades(contexto.db, filtro),
  buscar: (criterios) => buscarMensualidades(contexto, criterios),
  obtener: (id) => leerMensualidad(contexto.db, id),
  crear: (datos, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'mensualidad', datos, opciones }, () => insertarMensualidad(tx, datos)),
    ),
  actualizar: (id, cambios, estado) =>
    enTransaccion(contexto, (tx) => modificarMensualidad(tx, id, cambios, estado)),
});
