import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AcudienteEnLista } from '@/application/acudientes/acudiente-repository.port';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import {
  deOtroNombre,
  documentoAjenoEnPalabras,
  suyaConOtroTelefono,
} from '@/domain/acudientes/documento-de-otra-persona';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { leerTelefono } from '@/domain/shared/telefono';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useDebouncedCallback } from '@/ui/shared/use-debounced-callback';
import { consultaConDocumento } from '../acudientes.queries';
import type { ValoresAcudiente } from './valores-acudiente';

const CAMPOS = [
  'id_participante',
  'nombres',
  'apellidos',
  'tipo_documento',
  'numero_documento',
  'telefono',
] as const;
/** With fewer, it is still being typed. */
const CIFRAS_DE_UN_DOCUMENTO = 5;
type Mirados = Pick<Acudiente, (typeof CAMPOS)[number]>;

interface DocumentoConocido {
  /** What to say when it is of somebody called otherwise: two people with one document would be one account. */
  ajeno: string | undefined;
  /** Another card of the same person, with another phone. */
  otraFicha: (AcudienteEnLista & { telefono: string }) | null;
}

/** Whose the document already is, before saving. */
export const useDocumentoConocido = (): DocumentoConocido => {
  const { servicios } = usePanel();
  const [id_participante, nombres, apellidos, tipo, numero, telefono] = useWatch<
    ValoresAcudiente,
    typeof CAMPOS
  >({ name: CAMPOS });
  const lectura = leerDocumento(String(numero ?? ''));
  const numero_documento = 'valor' in lectura ? lectura.valor : '';
  const [quieto, setQuieto] = useState('');
  const { call } = useDebouncedCallback(setQuieto);
  useEffect(() => call(numero_documento), [call, numero_documento]);
  const { data = [] } = useQuery({
    ...consultaConDocumento(servicios, quieto),
    enabled: quieto.length >= CIFRAS_DE_UN_DOCUMENTO,
  });
  const tecleado = String(telefono ?? '').trim();
  const leido = leerTelefono(tecleado);
  const escrito = {
    id_participante,
    nombres,
    apellidos,
    tipo_documento: tipo || null,
    numero_documento,
    telefono: 'valor' in leido ? leido.valor : null,
  } as Mirados;
  const otra = deOtroNombre(escrito, data);
  // While it is being typed it is not yet another.
  const seSabe = tecleado === '' || 'valor' in leido;
  return {
    ajeno: otra ? documentoAjenoEnPalabras(otra, otra.participante_nombre) : undefined,
    otraFicha: seSabe ? suyaConOtroTelefono(escrito, data) : null,
  };
};
