import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaSede } from '@/domain/sedes/sede';
import type { ClienteHttp } from '../cliente/cliente-http';
import { buscarPagina } from '../lectura/buscar-pagina';
import { escriturasDe, rutaDe } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { obtenerConRespaldo, porId } from '../lectura/por-id';

const RUTA = '/sedes';

export const crearHttpSedeRepository = (cliente: ClienteHttp, registro: Registro): SedeRepository => {
  const lector = crearLectorEntidad(esquemaSede, 'sedes', ['id', 'id_sede'], registro);
  const listar = async () => porId(lector.lista(await cliente.pedir({ metodo: 'GET', ruta: RUTA })));
  return {
    ...escriturasDe(cliente, lector, RUTA),
    listar,
    buscar: (criterios) =>
      buscarPagina({
        cliente,
        ruta: RUTA,
        criterios,
        leer: lector.lista,
        seleccionar: async (todas, pedidos) => {
          const { seleccionarSedes } = await import('@/domain/sedes/criterios-sedes');
          return seleccionarSedes(todas, pedidos);
        },
      }),
    obtener: (id) =>
      obtenerConRespaldo(
        id,
        async () => lector.entidad(await cliente.pedir({ metodo: 'GET', ruta: rutaDe(RUTA, id) })),
        listar,
      ),
  };
};
