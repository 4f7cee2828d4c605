import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import { deOtroNombre, documentoAjenoEnPalabras } from '@/domain/acudientes/documento-de-otra-persona';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useDebouncedCallback } from '@/ui/shared/use-debounced-callback';
import { consultaConDocumento } from '../acudientes.queries';
import type { ValoresAcudiente } from './valores-acudiente';

const CAMPOS = ['id_participante', 'nombres', 'apellidos', 'tipo_documento', 'numero_documento'] as const;
/** With fewer, it is still being typed. */
const CIFRAS_DE_UN_DOCUMENTO = 5;
type Mirados = Pick<Acudiente, (typeof CAMPOS)[number]>;

/** Whose the document already is, before saving: two people with one document would be one account. */
export const useDocumentoAjeno = (): string | undefined => {
  const { servicios } = usePanel();
  const [id_participante, nombres, apellidos, tipo, numero] = useWatch<ValoresAcudiente, typeof CAMPOS>({
    name: CAMPOS,
  });
  const lectura = leerDocumento(String(numero ?? ''));
  const numero_documento = 'valor' in lectura ? lectura.valor : '';
  const [quieto, setQuieto] = useState('');
  const { call } = useDebouncedCallback(setQuieto);
  useEffect(() => call(numero_documento), [call, numero_documento]);
  const { data } = useQuery({
    ...consultaConDocumento(servicios, quieto),
    enabled: quieto.length >= CIFRAS_DE_UN_DOCUMENTO,
  });
  const escrito = {
    id_participante,
    nombres,
    apellidos,
    tipo_documento: tipo || null,
    numero_documento,
  } as Mirados;
  const otra = deOtroNombre(escrito, data ?? []);
  return otra ? documentoAjenoEnPalabras(otra, otra.participante_nombre) : undefined;
};
