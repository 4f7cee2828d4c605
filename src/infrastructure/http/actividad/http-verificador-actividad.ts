import type { VerificadorActividad } from '@/application/actividad/verificador-actividad.port';
import { esquemaIntegridad } from '@/domain/actividad/cadena-de-actividad';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../lectura/desenvolver';
import { leerCon, siExiste } from '../lectura/opcional';

export const crearHttpVerificadorActividad = (cliente: ClienteHttp): VerificadorActividad => ({
  verificar: () =>
    siExiste(async () => {
      const respuesta = await cliente.pedir({ metodo: 'GET', ruta: '/actividad/integridad' });
      return leerCon(esquemaIntegridad, 'integridad', desenvolver(respuesta));
    }),
});
