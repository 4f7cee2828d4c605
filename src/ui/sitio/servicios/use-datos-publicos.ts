import { useEffect, useState } from 'react';
import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion';
import { usePublico } from './use-publico';

const SIN_DATOS: ConfiguracionPublica = { cuentas: null, donaciones: null };

/** What the foundation publishes, from the page itself or, when it says nothing of it, from the service. */
export const useDatosPublicos = (): ConfiguracionPublica => {
  const publico = usePublico();
  const [datos, fijar] = useState<ConfiguracionPublica>(
    () => publico.datosPublicos.yaConocidos() ?? SIN_DATOS,
  );
  useEffect(() => {
    let vigente = true;
    void publico.datosPublicos.leer().then((leidos) => {
      if (vigente && leidos) fijar(leidos);
    });
    return () => {
      vigente = false;
    };
  }, [publico]);
  return datos;
};
