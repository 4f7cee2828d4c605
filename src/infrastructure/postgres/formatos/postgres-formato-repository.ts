import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import {
  borrarFormato,
  insertarFormato,
  modificarFormato,
} from '@/infrastructure/postgres/formatos/escribir-formato';
import { leerFormato, listarFormatos } from '@/infrastructure/postgres/formatos/leer-formatos';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';

export const postgresFormatoRepository = (contexto: Contexto): FormatoRepository => ({
  listar: () => listarFormatos(contexto.db),
  obtener: (id) => leerFormato(contexto.db, id),
  crear: (datos, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'formato', datos, opciones }, () => insertarFormato(tx, datos)),
    ),
  actualizar: (id, cambios) => enTransaccion(contexto, (tx) => modificarFormato(tx, id, cambios)),
  eliminar: (id) => enTransaccion(contexto, (tx) => borrarFormato(tx, id)),
});
