import { useState } from 'react';
import type { Almacen } from '@/application/shared/almacen.port';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';

const { sidebarOpen, sidebarCollapsed } = CLAVES_LOCALES;

/** Anything but the word `true` reads as the default: closed and uncollapsed. */
const useMarcaRecordada = (preferencias: Almacen, clave: string) => {
  const [valor, setValor] = useState(() => preferencias.leer(clave) === 'true');
  const cambiar = (nuevo: boolean) => {
    setValor(nuevo);
    preferencias.guardar(clave, String(nuevo));
  };
  return [valor, cambiar] as const;
};

/** How this person left the sidebar (specification §2), in the shape the shell takes. */
export const useBarraLateral = (preferencias: Almacen) => {
  const [abierta, abrir] = useMarcaRecordada(preferencias, sidebarOpen);
  const [plegada, plegar] = useMarcaRecordada(preferencias, sidebarCollapsed);
  return {
    sidebarOpen: abierta,
    sidebarCollapsed: plegada,
    onSidebarOpenChange: abrir,
    onSidebarCollapsedChange: plegar,
  };
};
