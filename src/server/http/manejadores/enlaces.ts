import { esquemaEnlaceCreado, esquemaEnlaceDeCuenta } from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import type { API_ENLACES } from '@/domain/mensualidades/manifiesto-mensualidades';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { alEscribir, alLeer, creado, type LlamadasDe, ok } from '@/server/http/manejador';

export const llamadasEnlaces: LlamadasDe<typeof API_ENLACES> = {
  'GET /pagadores/{clave}/enlaces': {
    resumen: 'Enlaces con los que quien paga puede ver su cuenta, los más recientes primero',
    respuesta: esquemaEnlaceDeCuenta,
    lista: 'data',
    atender: alLeer(async ({ enlacesDeCuenta }, { params: { clave = '' } }) =>
      ok({ data: encontrado(await enlacesDeCuenta.listar(clave), 'un pagador', clave) }),
    ),
  },
  'POST /pagadores/{clave}/enlaces': {
    resumen: 'Crear un enlace; responde su dirección, que no se vuelve a decir',
    respuesta: esquemaEnlaceCreado,
    estado: 201,
    atender: alEscribir(async ({ enlacesDeCuenta }, { params, clave, direccion: servicio }) => {
      const { enlace, direccion } = await enlacesDeCuenta.crear(params.clave ?? '', { clave });
      return creado({ enlace, direccion: `${servicio}${direccion}` });
    }),
  },
  'POST /enlaces/{id}/revocar': {
    resumen: 'Revocar un enlace: desde ese momento no abre nada',
    respuesta: esquemaEnlaceDeCuenta,
    atender: alEscribir(async ({ enlacesDeCuenta }, { params: { id = '' }, clave }) =>
      ok(await enlacesDeCuenta.revocar(id, { clave })),
    ),
  },
};
