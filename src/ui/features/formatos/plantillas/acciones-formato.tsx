import { Archive, FileCheck, FilePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { puedePasarA, sePuedeReescribir } from '@/domain/formatos/estado-formato';
import type { Formato } from '@/domain/formatos/formato';
import { Button } from '@/ui/shared/button';
import { type Decision, DecisionFormato } from './decision-formato';
import { usePlantillas } from './use-plantillas';

/** What an administrator does with a version: the state says which. */
export function AccionesFormato({ formato }: { formato: Formato }) {
  const { editar } = usePlantillas();
  const [decision, setDecision] = useState<Decision | null>(null);
  const enBorrador = sePuedeReescribir(formato.estado);
  return (
    <>
      {enBorrador ? (
        <Button icon={<Trash2 />} onClick={() => setDecision('descartar')}>
          Descartar borrador
        </Button>
      ) : null}
      {puedePasarA(formato.estado, 'OBSOLETO') ? (
        <Button icon={<Archive />} onClick={() => setDecision('retirar')}>
          Retirar
        </Button>
      ) : null}
      <Button icon={<FilePen />} onClick={() => editar(formato.id)}>
        {enBorrador ? 'Editar borrador' : 'Crear versión nueva'}
      </Button>
      {puedePasarA(formato.estado, 'VIGENTE') ? (
        <Button icon={<FileCheck />} onClick={() => setDecision('publicar')}>
          Publicar
        </Button>
      ) : null}
      {decision ? (
        <DecisionFormato formato={formato} decision={decision} onClose={() => setDecision(null)} />
      ) : null}
    </>
  );
}
