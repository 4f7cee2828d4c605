import {
  File,
  FileArchive,
  FileCode,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  FileVideo,
  type LucideIcon,
} from 'lucide-react';
import { type ClaseArchivo, claseDeArchivo } from '@/domain/archivos/reglas-archivo';

const icons: Record<ClaseArchivo, LucideIcon> = {
  pdf: FileText,
  word: FileType,
  excel: FileSpreadsheet,
  imagen: FileImage,
  video: FileVideo,
  comprimido: FileArchive,
  codigo: FileCode,
  otro: File,
};

/** By the extension of the name; the name itself says the rest. */
export function FileIcon({ name }: { name: string }) {
  const kind = claseDeArchivo(name);
  const Icon = icons[kind];
  return <Icon aria-hidden data-kind={kind} />;
}
