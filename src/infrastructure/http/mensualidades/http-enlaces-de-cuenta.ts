import type { EnlacesDeCuenta } from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaEnlaceCreado, esquemaEnlaceDeCuenta } from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { desenvolver } from '@/infrastructure/http/cliente/cuerpo';
import { escribir, rutaDe } from '@/infrastructure/http/lectura/escribir';
import { crearLectorEntidad } from '@/infrastructure/http/lectura/lector-entidad';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

export const crearHttpEnlacesDeCuenta = (cliente: ClienteHttp, registro: Registro): EnlacesDeCuenta => {
  const lector = crearLectorEntidad(esquemaEnlaceDeCuenta, 'enlaces', ['id', 'id_enlace'], registro);
  const rutaDeSuyos = (clave: string) => `${rutaDe('/pagadores', clave)}/enlaces`;
  return {
    listar: (clave) =>
      siExiste(async () => lector.lista(await cliente.pedir({ metodo: 'GET', ruta: rutaDeSuyos(clave) }))),
    crear: async (clave, _decidir, opciones) =>
      leerCon(
        esquemaEnlaceCreado,
        'el enlace',
        desenvolver(
          await cliente.pedir({ metodo: 'POST', ruta: rutaDeSuyos(clave), clave: opciones?.clave }),
        ),
      ),
    revocar: (id, _revisar, opciones) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: `${rutaDe('/enlaces', id)}/revocar`,
        clave: opciones?.clave,
      }),
  };
};
