import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import { esquemaResultadoGeneracion } from '@/domain/mensualidades/generacion';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../lectura/desenvolver';
import { leerCon } from '../lectura/opcional';

export const crearHttpGeneradorMensualidades = (cliente: ClienteHttp): GeneradorMensualidades => ({
  generar: async (solicitud, opciones) => {
    const cuerpo = await cliente.pedir({
      metodo: 'POST',
      ruta: '/mensualidades/generar',
      cuerpo: solicitud,
      clave: opciones?.clave,
    });
    return leerCon(esquemaResultadoGeneracion, 'la generación', desenvolver(cuerpo));
  },
});
