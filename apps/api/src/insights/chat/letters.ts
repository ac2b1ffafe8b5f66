import { Injectable, Module } from '@nestjs/common';

/** Writes the letter to owners of a budget, in paragraphs. */
export type WriteLetter = (parametersId: number) => Promise<string[]>;

/** The letter is the export's: who can write it says so here, since the chat may not know the export. */
@Injectable()
export class OwnerLetters {
  private writer: WriteLetter | undefined;

  register(writer: WriteLetter): void {
    this.writer = writer;
  }

  write(parametersId: number): Promise<string[]> {
    if (!this.writer) throw new Error('Nobody writes letters to owners.');
    return this.writer(parametersId);
  }
}

@Module({ providers: [OwnerLetters], exports: [OwnerLetters] })
export class LettersModule {}
