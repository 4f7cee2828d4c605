import { esquemaEnlaceCreado, esquemaEnlaceDeCuenta } from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import type { API_ENLACES } from '@/domain/mensualidades/manifiesto-mensualidades';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { creado, exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';

export const llamadasEnlaces: LlamadasDe<typeof API_ENLACES> = {
  'GET /pagadores/{clave}/enlaces': {
    resumen: 'Enlaces con los que quien paga puede ver su cuenta, los más recientes primero',
    respuesta: esquemaEnlaceDeCuenta,
    lista: 'data',
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.leer(exigirActor(peticion), async ({ enlacesDeCuenta }) => {
        const { clave = '' } = peticion.params;
        const enlaces = await enlacesDeCuenta.listar(clave);
        if (!enlaces) throw errorNoEncontrado('un pagador', clave);
        return ok({ data: enlaces });
      }),
  },
  'POST /pagadores/{clave}/enlaces': {
    resumen: 'Crear un enlace; responde su dirección, que no se vuelve a decir',
    respuesta: esquemaEnlaceCreado,
    estado: 201,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ enlacesDeCuenta }) => {
        const { clave = '' } = peticion.params;
        const { enlace, direccion } = await enlacesDeCuenta.crear(clave, { clave: peticion.clave });
        return creado({ enlace, direccion: `${peticion.direccion}${direccion}` });
      }),
  },
  'POST /enlaces/{id}/revocar': {
    resumen: 'Revocar un enlace: desde ese momento no abre nada',
    respuesta: esquemaEnlaceDeCuenta,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ enlacesDeCuenta }) =>
        ok(await enlacesDeCuenta.revocar(peticion.params.id ?? '', { clave: peticion.clave })),
      ),
  },
};
