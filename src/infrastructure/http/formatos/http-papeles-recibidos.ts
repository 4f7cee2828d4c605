import type { PapelesRecibidos } from '@/application/formatos/papeles-recibidos.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaPapelRecibido } from '@/domain/formatos/papel-recibido';
import type { Id } from '@/domain/shared/id';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { escribir, rutaDe } from '@/infrastructure/http/lectura/escribir';
import { crearLectorEntidad } from '@/infrastructure/http/lectura/lector-entidad';
import { siExiste } from '@/infrastructure/http/lectura/opcional';

export const crearHttpPapelesRecibidos = (cliente: ClienteHttp, registro: Registro): PapelesRecibidos => {
  const lector = crearLectorEntidad(esquemaPapelRecibido, 'papeles', ['id', 'id_papel'], registro);
  const rutaDePapeles = (participante: Id) => `${rutaDe('/participantes', participante)}/papeles`;
  return {
    listar: (participante) =>
      siExiste(async () =>
        lector.lista(await cliente.pedir({ metodo: 'GET', ruta: rutaDePapeles(participante) })),
      ),
    recibir: (participante, codigo, datos) =>
      escribir(cliente, lector, {
        metodo: 'PUT',
        ruta: rutaDe(rutaDePapeles(participante), codigo),
        cuerpo: datos,
      }),
    retirar: async (participante, codigo, visto) => {
      const ruta = rutaDe(rutaDePapeles(participante), codigo);
      await cliente.pedir({ metodo: 'DELETE', ruta, consulta: { ...visto } });
    },
  };
};
