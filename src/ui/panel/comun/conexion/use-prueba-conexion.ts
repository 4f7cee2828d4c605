import { useEffect, useState } from 'react';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ResultadoConexion } from '@/domain/conexion/conexion';

export type EstadoPrueba =
  | { fase: 'probando' }
  | { fase: 'probada'; resultado: ResultadoConexion }
  | { fase: 'fallida' };

/** Tests both services when the page opens, and again each time `repetir` is called. */
export const usePruebaConexion = (cargarAcceso: () => Promise<ServiciosAcceso>) => {
  const [estado, setEstado] = useState<EstadoPrueba>({ fase: 'probando' });
  const [intento, setIntento] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `intento` asks for another test
  useEffect(() => {
    let vigente = true;
    const mostrar = (nuevo: EstadoPrueba) => {
      if (vigente) setEstado(nuevo);
    };
    mostrar({ fase: 'probando' });
    cargarAcceso()
      .then(({ probarConexion }) => probarConexion())
      .then(
        (resultado) => mostrar({ fase: 'probada', resultado }),
        () => mostrar({ fase: 'fallida' }),
      );
    return () => {
      vigente = false;
    };
  }, [cargarAcceso, intento]);

  return { estado, repetir: () => setIntento((anterior) => anterior + 1) };
};
