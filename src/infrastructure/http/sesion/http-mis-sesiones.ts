import type { MisSesiones } from '@/application/sesion/autenticacion.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaSesionAbierta, esquemaSesionesCerradas } from '@/domain/sesion/sesion-abierta';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { desenvolver } from '@/infrastructure/http/cliente/cuerpo';
import { crearLectorEntidad } from '@/infrastructure/http/lectura/lector-entidad';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

export const crearHttpMisSesiones = (cliente: ClienteHttp, registro: Registro): MisSesiones => {
  const lector = crearLectorEntidad(esquemaSesionAbierta, 'sesion', ['id'], registro);
  return {
    listar: () =>
      siExiste(async () => lector.lista(await cliente.pedir({ metodo: 'GET', ruta: '/auth/sesiones' }))),
    cerrar: async (cierre) => {
      const respuesta = await cliente.pedir({
        metodo: 'POST',
        ruta: '/auth/sesiones/cerrar',
        cuerpo: cierre,
      });
      return leerCon(esquemaSesionesCerradas, 'sesiones', desenvolver(respuesta)).cerradas;
    },
  };
};
